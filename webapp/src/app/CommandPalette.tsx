import '@/app/palette.css'

import { Command, defaultFilter } from 'cmdk'
import { LogOut, Moon, Search, Sun } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { LONGEST_SEARCH } from '@/api/server.gen'
import { early } from '@/app/EarlyKeys'
import { FoundApplications, FoundJobs, FoundOpenJobs, FoundPeople } from '@/app/PaletteFinds'
import { groupLook, itemLook } from '@/app/paletteLooks'
import { icons } from '@/app/placeIcons'
import { useSession } from '@/lib/session/useSession'
import { chooseTheme, useTheme } from '@/lib/theme'
import { useReturnFocus } from '@/lib/useReturnFocus'
import { entriesFor, type Path } from '@/rules/places'

const JOBS = 'jobs with these words'
/** The place of a job search that names none. */
const ANYWHERE = 'Remote'

/** The entry for a job search matches any words, so it comes after screens whose names match. */
const rank = (value: string, words: string) => (value === JOBS ? 0.001 : defaultFilter!(value, words))

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onLogOut: () => void }

/** Opens any screen of the role, your own job posts, their applicants or your applications, searches jobs or switches the
 * theme, all by typing. */
export function CommandPalette({ open, onOpenChange, onLogOut }: Props) {
  const focus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[min(560px,94vw)] -translate-x-1/2 animate-appear overflow-hidden rounded-dialog border border-line-strong bg-float shadow-floating outline-none"
        >
          <Dialog.Title className="sr-only">Go to...</Dialog.Title>
          <Choices onDone={() => onOpenChange(false)} onLogOut={onLogOut} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Mounted while the palette is open: the typed text is forgotten when it closes. */
function Choices({ onDone, onLogOut }: { onDone: () => void; onLogOut: () => void }) {
  const navigate = useNavigate()
  const { role, user } = useSession()
  const dark = useTheme() === 'dark'
  const [words, setWords] = useState(() => early.words)
  useEffect(() => void (early.words = ''), [])
  const [value, setValue] = useState('')
  // It arrives later than the entry for a search, and comes before it.
  const onFound = (first: string) => setValue((before) => (before === JOBS ? first : before))
  const entries = entriesFor(role, user)
  const search = entries.find(({ path }) => path === '/user/jobslist')
  const query = words.trim()
  const pick = (act: () => void) => () => {
    onDone()
    act()
  }
  const go = (to: string) => pick(() => void navigate(to))()
  const item = (name: string, icon: ReactNode, act: () => void) => (
    <Command.Item key={name} value={name} onSelect={pick(act)} className={itemLook}>
      {icon}
      {name}
    </Command.Item>
  )
  return (
    <Command label="Go to..." loop filter={rank} value={value} onValueChange={setValue}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-[18px] text-ink-faint" strokeWidth={1.75} />
        <Command.Input
          data-first-focus
          placeholder="Go to..."
          maxLength={LONGEST_SEARCH}
          value={words}
          onValueChange={setWords}
          className="h-[50px] flex-1 bg-transparent text-15 text-ink outline-none"
        />
      </div>
      <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto p-2">
        <Command.Group heading="Screens" className={groupLook}>
          {entries.map(({ label, to, path }) => item(label, icons[path as Path], () => void navigate(to)))}
        </Command.Group>
        {user && role === 'recruiter' && <FoundJobs email={user.email} words={query} go={go} onFound={onFound} />}
        {user && role === 'recruiter' && <FoundPeople words={query} go={go} onFound={onFound} />}
        {user && role === 'user' && <FoundApplications email={user.email} words={query} go={go} onFound={onFound} />}
        {user && role === 'user' && (
          <FoundOpenJobs email={user.email} id={user.id} words={query} go={go} onFound={onFound} />
        )}
        {search && query && (
          <Command.Group heading="Jobs" className={groupLook}>
            <Command.Item
              value={JOBS}
              onSelect={pick(() => void navigate(`${search.to}?${new URLSearchParams({ query, location: ANYWHERE })}`))}
              className={itemLook}
            >
              <Search aria-hidden />
              <span className="min-w-0 truncate">Remote jobs for “{query}”</span>
            </Command.Item>
          </Command.Group>
        )}
        <Command.Group heading="Actions" className={groupLook}>
          {item(
            dark ? 'Switch to light theme' : 'Switch to dark theme',
            dark ? <Sun aria-hidden /> : <Moon aria-hidden />,
            () => chooseTheme(dark ? 'light' : 'dark'),
          )}
          {item('Logout', <LogOut aria-hidden />, onLogOut)}
        </Command.Group>
      </Command.List>
    </Command>
  )
}
