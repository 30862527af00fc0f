import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import { useInboxQuery, useOwnThreadsQuery } from '@/api/threads'
import { icons } from '@/app/placeIcons'
import { Tooltip } from '@/components/Tooltip'
import { classes } from '@/lib/classes'
import { useSession } from '@/lib/session/useSession'
import { entriesFor, type NavigationGroup, type Path } from '@/rules/places'
import type { Role } from '@/rules/roles'

const groups: NavigationGroup[] = ['Run', 'Hire', 'Find work', 'Prepare', 'Follow up']

export type Density = 'wide' | 'collapsed' | 'touch'

const heights: Record<Density, string> = {
  wide: 'h-8.5 px-3 text-13',
  collapsed: 'h-10 justify-center',
  touch: 'h-11 px-3 text-15',
}

const itemLook = (density: Density) =>
  classes(
    'group relative flex w-full items-center gap-3 rounded-control border border-transparent font-medium text-ink-soft transition-colors',
    'hover:bg-muted hover:text-ink [&_svg]:size-[17px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
    'aria-[current]:border-line aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:[&_svg]:text-brand',
    heights[density],
  )

/** Where the sidebar's edge is, relative to an item: the bar that marks the current place goes there. */
const barLook = (density: Density) =>
  classes(
    'absolute inset-y-1 hidden w-[3px] rounded-r-full bg-brand group-aria-[current]:block',
    density === 'touch' ? '-left-3' : '-left-[13px]',
  )

type ItemProps = { to: string; icon: ReactNode; label: string; density: Density; unread: number }

function Item({ to, icon, label, density, unread }: ItemProps) {
  const collapsed = density === 'collapsed'
  const name = unread ? `${label}, ${unread} new` : label
  return (
    <li>
      <Tooltip text={name} side="right" enabled={collapsed}>
        <NavLink to={to} className={itemLook(density)} {...(collapsed || unread ? { 'aria-label': name } : {})}>
          <span aria-hidden className={barLook(density)} />
          {icon}
          {!collapsed && <span className="truncate">{label}</span>}
          {unread > 0 && (
            <span
              aria-hidden
              className={classes(
                'grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-12 text-on-brand',
                collapsed ? 'absolute top-0 right-2' : 'ml-auto',
              )}
            >
              {unread}
            </span>
          )}
        </NavLink>
      </Tooltip>
    </li>
  )
}

const NEWS = { page: 1, page_size: 1 }

/** Which place has something new to read, and how much. */
function useUnread(role: Role | '') {
  const often = { pollingInterval: 60_000, skipPollingIfUnfocused: true }
  const team = useInboxQuery(NEWS, { skip: role !== 'recruiter', ...often })
  const ownThreads = useOwnThreadsQuery(NEWS, { skip: role !== 'user', ...often })
  const { unread = 0, questions_waiting: questions = 0 } = team.data ?? {}
  return role === 'recruiter'
    ? { path: '/user/inbox', count: unread + questions }
    : { path: '/user/applicationTracker', count: ownThreads.data?.unread ?? 0 }
}

/** A role's places, in groups; the sidebar and the drawer show the same list. */
export function Navigation({ density, onLogOut }: { density: Density; onLogOut: () => void }) {
  const { role, user } = useSession()
  const entries = entriesFor(role, user)
  const collapsed = density === 'collapsed'
  const unread = useUnread(role)
  const items = (group: NavigationGroup) =>
    entries
      .filter((entry) => entry.group === group)
      .map(({ to, label, path }) => (
        <Item
          key={to}
          to={to}
          label={label}
          icon={icons[path as Path]}
          density={density}
          unread={path === unread.path ? unread.count : 0}
        />
      ))
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
      <div className={classes('flex-1 overflow-y-auto px-3', collapsed ? 'space-y-3 pt-4' : 'space-y-3 pt-3')}>
        {groups.map((group) => {
          const list = items(group)
          if (list.length === 0) return null
          return (
            <div key={group}>
              <p className={classes('px-3 pb-1 text-12 font-medium text-ink-faint', collapsed && 'sr-only')}>{group}</p>
              <ul className="space-y-0.5">{list}</ul>
            </div>
          )
        })}
      </div>
      <ul className="space-y-0.5 border-t border-line px-3 pt-3">
        {items('You')}
        <li>
          <Tooltip text="Logout" side="right" enabled={collapsed}>
            <button
              type="button"
              onClick={onLogOut}
              className={itemLook(density)}
              {...(collapsed ? { 'aria-label': 'Logout' } : {})}
            >
              <LogOut aria-hidden />
              {!collapsed && 'Logout'}
            </button>
          </Tooltip>
        </li>
      </ul>
    </nav>
  )
}
