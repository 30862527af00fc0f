import '@/features/careers/career.css'

import { Download, FilePen, Plus, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import {
  useCareerQuery,
  useLazyJsonResumeQuery,
  useReadCareerFileMutation,
  useReadCareerMutation,
  useReadJsonResumeMutation,
  type Career as CareerValues,
  type CareerFile,
  type CareerSuggestions,
  type Disagreement,
  type ReadContacts,
  type Section,
} from '@/api/careers'
import { LONGEST_CAREER_LINE } from '@/api/server.gen'
import { useProfileQuery } from '@/api/profiles'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { ChipsInput } from '@/components/FormChips'
import { NewerVersion } from '@/components/NewerVersion'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { TextInput } from '@/components/TextInput'
import { EntryCard } from '@/features/careers/EntryCard'
import { CareerFiles, type OpenedPlace } from '@/features/careers/files'
import { ForProfile } from '@/features/careers/ForProfile'
import { KeptFiles } from '@/features/careers/KeptFiles'
import { ResumeDownload } from '@/features/careers/ResumeDownload'
import { Sources } from '@/features/careers/Sources'
import { Suggestions } from '@/features/careers/Suggestions'
import {
  emptyEntry,
  isEmpty,
  moved,
  quoted,
  roomFor,
  sections,
  skillsOf,
  unsaidSkills,
  withAll,
  withAnswers,
  withEntry,
  type CareerSection,
  type Entry,
} from '@/features/careers/sections'
import { useCareer } from '@/features/careers/useCareer'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { saveFile } from '@/lib/saveFile'
import { atTime } from '@/rules/clock'
import { messageOf } from '@/rules/errors'
import { givenDates, withContacts, withDates, type FileAnswer } from '@/rules/fileAnswers'
import { entries as entriesOf } from '@/rules/profile'

// Only once somebody opens a file.
const OpenedFile = lazy(() => import('@/features/careers/OpenedFile').then((file) => ({ default: file.OpenedFile })))

// The two columns stand below each other where there is no room for both.
const MAIN = { flex: '3 1 34rem' }
const ASIDE = { flex: '1 1 20rem' }
const NO_ANSWER = 'The server did not answer. Please try again.'

/** Everything that somebody has done, written once. */
export function Career() {
  const { data, error, refetch, isFetching, fulfilledTimeStamp } = useCareerQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const [since] = useState(Date.now)
  if (error)
    return <ErrorState level={1} title="Your career could not be loaded" text={messageOf(error)} onRetry={refetch} />
  // A form over an older answer would be replaced at once, and lose a file that it has begun to read.
  if (!data || isFetching || (fulfilledTimeStamp ?? 0) < since) return <ScreenSkeleton />
  return <CareerForm first={data.career} version={data.version} files={data.files} onReload={() => void refetch()} />
}

/** What was read and is not in the career yet. `excess`: what of it has no room there, a sentence each. */
type Waiting = {
  name: string
  career: CareerValues
  excess: string[]
  disagreements: Disagreement[]
  contacts: ReadContacts
  isScan: boolean
}

type Props = { first: CareerValues; version: string; files: CareerFile[]; onReload: () => void }

function CareerForm({ first, version, files, onReload }: Props) {
  const { career, change, undo, steps, isSaved, savedAt, problems, refusal, isElsewhere, insist } = useCareer(
    first,
    version,
  )
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [readResume, { isLoading: isReading }] = useReadCareerMutation()
  const [readJson] = useReadJsonResumeMutation()
  const [readFile, { isLoading: isImporting }] = useReadCareerFileMutation()
  const [askJson] = useLazyJsonResumeQuery()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map(files.map(({ key, name }) => [key, name])))
  const [opened, setOpened] = useState<OpenedPlace | null>(null)
  const review = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const profile = useProfileQuery(user?.id ?? 0, { skip: !user }).data?.profile
  const hasResume = Boolean(profile?.resume_path)
  // As long as there is no profile, resumes show the name of the career.
  const isNameless = profile === null && !career.name

  const look = async (asked: Promise<CareerSuggestions>, name?: string, answers: FileAnswer[] = []) => {
    try {
      const answer = await asked
      const { career: fromFile, excess, disagreements, is_scan: isScan, file, not_kept: notKept } = answer
      if (file) setNames((before) => new Map(before).set(file.key, file.name))
      if (notKept) notify('Your resume was read.', { text: notKept })
      const news = withAnswers(fromFile, answers)
      const dated = withDates(career.positions, answers)
      if (dated !== career.positions) change({ ...career, positions: dated })
      const contacts = withContacts(answer.contacts, answers)
      setWaiting({ name: name ?? answer.name, career: news, excess, disagreements, contacts, isScan })
      if (isEmpty(news) && disagreements.length === 0 && !(isNameless && contacts.name))
        notify('Nothing new in this document.')
    } catch (error) {
      notify(messageOf(error) ?? NO_ANSWER, { tone: 'bad' })
    }
  }
  /** Whatever the name of the file says: what begins with a brace is JSON, the server tells the others apart. */
  const openFile = async (chosen: File, answers: FileAnswer[] = []) => {
    if (!(await chosen.slice(0, 64).text()).trim().startsWith('{'))
      return look(readFile({ file: chosen, ...givenDates(answers) }).unwrap(), chosen.name, answers)
    let resume: unknown
    try {
      resume = JSON.parse(await chosen.text())
    } catch {
      resume = null
    }
    if (typeof resume !== 'object' || resume === null) {
      notify('This is not a JSON Resume. Please choose a file in the format of jsonresume.org.', { tone: 'bad' })
      return
    }
    await look(readJson(resume).unwrap(), chosen.name)
  }
  const { state } = useLocation() as { state: { file?: File; answers?: FileAnswer[]; job?: object } | null }
  const [job] = useState(state?.job)
  const [isBegun] = useState(Boolean(state?.file) || !isEmpty(first))
  const navigate = useNavigate()
  const openBrought = useEffectEvent(() => {
    if (!state?.file) return
    void navigate('.', { replace: true, state: null })
    void openFile(state.file, state.answers)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- What was read arrives later.
  useEffect(() => openBrought(), [])
  const readProfile = () => void look(readResume().unwrap())
  const beginWithProfile = useEffectEvent(() => {
    if (hasResume && !isBegun) readProfile()
  })
  // oxlint-disable-next-line react/set-state-in-effect -- What was read arrives later.
  useEffect(() => beginWithProfile(), [hasResume])
  const download = async () => {
    const { data } = await askJson()
    if (data) saveFile(new Blob([JSON.stringify(data.resume, null, 2)], { type: 'application/json' }), 'resume.json')
    else notify(NO_ANSWER, { tone: 'bad' })
  }

  const replaced = (section: Section, entry: Entry, rest: Entry[]) =>
    waiting && {
      ...waiting,
      career: {
        ...waiting.career,
        [section]: (waiting.career[section] as Entry[]).flatMap((row) => (row === entry ? rest : [row])),
      },
    }
  const add = (section: Section, entry: Entry) => {
    const { career: next, rest } = withEntry(career, section, entry)
    change(next)
    setWaiting(replaced(section, entry, rest))
  }
  const ownName = isNameless ? (waiting?.contacts.name ?? '') : ''
  const settleName = (isTaken: boolean) => {
    if (isTaken) change({ ...career, name: ownName })
    else if (waiting) setWaiting({ ...waiting, contacts: { ...waiting.contacts, name: '' } })
  }
  const addAll = () => {
    if (!waiting) return
    const { career: next, rest } = withAll(career, waiting.career)
    change(ownName ? { ...next, name: ownName } : next)
    setWaiting({ ...waiting, career: rest })
  }

  const waitFor = (skills: CareerValues['skills']) =>
    setWaiting(waiting && { ...waiting, career: { ...waiting.career, skills } })
  const addSkills = () => {
    const { career: next, rest } = withAll(career, { skills: waiting?.career.skills ?? [] })
    change(next)
    waitFor(rest.skills)
  }

  const settle = (disagreement: Disagreement) =>
    setWaiting(waiting && { ...waiting, disagreements: waiting.disagreements.filter((row) => row !== disagreement) })

  const card = (part: CareerSection) => {
    const { section, title, singular } = part
    const entries = career[section] as Entry[]
    const put = (next: Entry[]) => change({ ...career, [section]: next })
    return (
      <Card key={section} aria-label={title}>
        <CardHead
          title={title}
          lead={entries.length > 0 ? String(entries.length) : undefined}
          actions={
            <Button
              size="small"
              icon={<Plus aria-hidden />}
              aria-label={`Add a ${singular}`}
              disabled={entries.length >= roomFor(section)}
              onClick={() => put([...entries, emptyEntry(section)])}
            >
              Add
            </Button>
          }
        />
        {entries.map((entry, at) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            section={part}
            disagreements={waiting?.disagreements.filter(({ entry_id }) => entry_id === entry.id) ?? []}
            onSettle={settle}
            at={at}
            isLast={at === entries.length - 1}
            onChange={(next) => put(entries.map((old, place) => (place === at ? next : old)))}
            onMove={(by) => put(moved(entries, at, by))}
            onRemove={() => put(entries.filter((_, place) => place !== at))}
          />
        ))}
      </Card>
    )
  }

  const unsaid = unsaidSkills(career)
  const savedLine = savedAt ? `All changes saved, ${atTime(savedAt)}` : 'All changes saved'
  const status = refusal ?? (problems > 0 ? 'Not saved yet: see the marked fields.' : isSaved ? savedLine : 'Saving...')
  return (
    <CareerFiles value={{ names, open: setOpened }}>
      <PageHeader
        title="Career"
        lead="Everything you have done, written once. Each resume that you tailor is cut from here."
        actions={
          <>
            <span role="status" className="text-12 text-ink-soft">
              {status}
            </span>
            {isElsewhere && <NewerVersion onShow={onReload} onInsist={insist} />}
            <Button icon={<Undo2 aria-hidden />} disabled={steps === 0} onClick={undo}>
              Undo
            </Button>
            <ButtonLink to="/user/resumes" state={job} variant="primary" icon={<FilePen aria-hidden />}>
              Tailor a resume
            </ButtonLink>
          </>
        }
      />
      <Sources
        career={career}
        waiting={waiting?.career ?? null}
        disagreements={waiting?.disagreements ?? []}
        hasResume={hasResume}
        isReading={isReading}
        isImporting={isImporting}
        onProfile={readProfile}
        onFile={(chosen) => void openFile(chosen)}
        onReview={() => review.current?.focus()}
      />
      <KeptFiles career={career} names={names} onOpen={(file) => setOpened({ file, page: 0, words: '' })} />
      <div className="mb-4 flex flex-wrap gap-2">
        <Button icon={<Download aria-hidden />} onClick={() => void download()}>
          Export JSON Resume
        </Button>
        <ResumeDownload isSaved={isSaved} />
      </div>
      {waiting && <ForProfile contacts={waiting.contacts} />}
      {waiting && (
        <div ref={review} tabIndex={-1}>
          <Suggestions
            {...waiting}
            {...{ ownName }}
            onName={settleName}
            excess={isEmpty(withAll(career, waiting.career).rest) ? [] : waiting.excess}
            onAdd={add}
            onAddAll={addAll}
            onDrop={(section, entry) => setWaiting(replaced(section, entry, []))}
            onAddSkills={addSkills}
            onKeepSkills={waitFor}
          />
        </div>
      )}
      {!waiting && isEmpty(career) && (
        <p className="mb-4 text-13 text-ink-soft">
          Nothing is here yet. Import a resume, LinkedIn&rsquo;s data archive, Europass or a JSON Resume, or begin with
          a role.
        </p>
      )}
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 space-y-4" style={MAIN}>
          {sections.filter(({ section, isAside }) => !isAside && section !== 'skills').map(card)}
        </div>
        <div className="min-w-0 space-y-4" style={ASIDE}>
          {profile === null && (
            <Card padded>
              <Field label="Your name" hint="On your resumes">
                <TextInput
                  maxLength={LONGEST_CAREER_LINE}
                  value={career.name}
                  onChange={(event) => change({ ...career, name: event.target.value })}
                />
              </Field>
            </Card>
          )}
          {sections.filter(({ isAside }) => isAside).map(card)}
          <Card aria-label="Skills">
            <CardHead title="Skills" lead="Added to those in your profile, on every resume that you make" />
            <div className="p-4 tablet:p-5">
              <Field label="Your skills" hint="Enter adds one">
                <ChipsInput
                  value={career.skills.map(({ name }) => name).join(', ')}
                  onChange={(skills) => change({ ...career, skills: skillsOf(career.skills, entriesOf(skills)) })}
                />
              </Field>
              {unsaid.length > 0 && (
                <p className="mt-2 text-12 text-ink-soft">
                  {`No sentence says ${quoted(unsaid)}. A skill counts for more where a sentence shows it.`}
                </p>
              )}
            </div>
          </Card>
        </div>
      </div>
      {opened && (
        <Suspense>
          <OpenedFile source={opened} name={names.get(opened.file) ?? ''} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </CareerFiles>
  )
}
