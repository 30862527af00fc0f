import { Download, FileText, Plus, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'

import {
  useCareerQuery,
  useLazyJsonResumeQuery,
  useReadCareerFileMutation,
  useReadCareerMutation,
  useReadJsonResumeMutation,
  type Career as CareerValues,
  type CareerSuggestions,
  type Deed,
  type Section,
} from '@/api/careers'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Checkbox } from '@/components/Checkbox'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { ChipsInput } from '@/components/FormChips'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Deeds } from '@/features/careers/Deeds'
import { EntryForm, OrderButtons } from '@/features/careers/EntryForm'
import { ResumeDownload } from '@/features/careers/ResumeDownload'
import { Suggestions } from '@/features/careers/Suggestions'
import { emptyEntry, isRole, moved, sections, skillsOf, withEntry, type Entry } from '@/features/careers/sections'
import { useCareer } from '@/features/careers/useCareer'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/saveFile'
import { messageOf } from '@/rules/errors'
import { entries as entriesOf } from '@/rules/profile'

const NO_ANSWER = 'The server did not answer. Please try again.'

/** Everything that somebody has done, written once. */
export function Career() {
  const { data, error, refetch, isFetching } = useCareerQuery(undefined, { refetchOnMountOrArgChange: true })
  if (error) return <ErrorState title="Your career could not be loaded" text={messageOf(error)} onRetry={refetch} />
  if (!data || isFetching) return <ScreenSkeleton />
  return <CareerForm first={data.career} version={data.version} onReload={() => void refetch()} />
}

type Props = { first: CareerValues; version: string; onReload: () => void }

function CareerForm({ first, version, onReload }: Props) {
  const { career, change, undo, canUndo, isSaved, problems, refusal, isElsewhere } = useCareer(first, version)
  const [waiting, setWaiting] = useState<{ name: string; career: CareerValues; isScan: boolean } | null>(null)
  const [readResume, { isLoading: isReading }] = useReadCareerMutation()
  const [readJson] = useReadJsonResumeMutation()
  const [readFile, { isLoading: isImporting }] = useReadCareerFileMutation()
  const [askJson] = useLazyJsonResumeQuery()
  const file = useRef<HTMLInputElement>(null)

  const look = async (answers: Promise<CareerSuggestions>, name?: string) => {
    try {
      const answer = await answers
      const result = { name: name ?? answer.name, career: answer.career, isScan: answer.is_scan }
      setWaiting(result)
      if (sections.every(({ section }) => result.career[section].length === 0)) notify('Nothing new in this document.')
    } catch (error) {
      notify(messageOf(error) ?? NO_ANSWER, { tone: 'bad' })
    }
  }
  /** Whatever the name of the file says: what begins with a brace is JSON, the server tells the others apart. */
  const openFile = async (chosen: File) => {
    if (!(await chosen.slice(0, 64).text()).trim().startsWith('{')) return look(readFile(chosen).unwrap(), chosen.name)
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
  const download = async () => {
    const { data } = await askJson()
    if (data) saveFile(new Blob([JSON.stringify(data.resume, null, 2)], { type: 'application/json' }), 'resume.json')
    else notify(NO_ANSWER, { tone: 'bad' })
  }

  const without = (section: Section, entry: Entry) =>
    waiting && {
      ...waiting,
      career: { ...waiting.career, [section]: (waiting.career[section] as Entry[]).filter((one) => one !== entry) },
    }
  const add = (section: Section, entry: Entry) => {
    change(withEntry(career, section, entry))
    setWaiting(without(section, entry))
  }
  const addAll = () => {
    if (!waiting) return
    const all = sections.flatMap(({ section }) =>
      (waiting.career[section] as Entry[]).map((entry) => [section, entry] as const),
    )
    change(all.reduce((next, [section, entry]) => withEntry(next, section, entry), career))
    setWaiting(null)
  }

  const status =
    refusal ?? (problems > 0 ? 'Not saved yet: see the marked fields.' : isSaved ? 'All changes saved' : 'Saving...')
  return (
    <>
      <PageHeader
        title="Career"
        lead="Everything you have done, written once."
        actions={
          <>
            <span role="status" className="text-12 text-ink-soft">
              {status}
            </span>
            {isElsewhere && (
              <Button size="small" onClick={onReload}>
                Show the newer version
              </Button>
            )}
            <Button size="small" icon={<Undo2 aria-hidden />} disabled={!canUndo} onClick={undo}>
              Undo
            </Button>
          </>
        }
      />
      <div className="mb-4 flex flex-wrap gap-2">
        <Button
          icon={<FileText aria-hidden />}
          busy={isReading ? 'Reading...' : ''}
          onClick={() => void look(readResume().unwrap())}
        >
          Read the resume in my profile
        </Button>
        <input
          ref={file}
          type="file"
          accept=".pdf,.docx,.doc,.zip,.xml,.json"
          tabIndex={-1}
          className="sr-only"
          aria-label="A file to import"
          onChange={(event) => {
            const chosen = event.target.files?.[0]
            if (chosen) void openFile(chosen)
            event.target.value = ''
          }}
        />
        <Button
          title="A resume (PDF, DOCX or DOC), LinkedIn's data archive (ZIP), Europass (XML) or JSON Resume"
          busy={isImporting ? 'Reading...' : ''}
          onClick={() => file.current?.click()}
        >
          Import a file
        </Button>
        <Button icon={<Download aria-hidden />} onClick={() => void download()}>
          Export JSON Resume
        </Button>
        <ResumeDownload isSaved={isSaved} />
      </div>
      {waiting && (
        <Suggestions
          {...waiting}
          onAdd={add}
          onAddAll={addAll}
          onDrop={(section, entry) => setWaiting(without(section, entry))}
        />
      )}
      <div className="space-y-4">
        {sections
          .filter(({ section }) => section !== 'skills')
          .map(({ section, title, one, fields, deeds }) => {
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
                      aria-label={`Add a ${one}`}
                      onClick={() => put([...entries, emptyEntry(section)])}
                    >
                      Add
                    </Button>
                  }
                />
                {entries.map((entry, at) => {
                  const edit = (next: Entry) => put(entries.map((old, place) => (place === at ? next : old)))
                  return (
                    <div key={entry.id} className="border-b border-line px-4 py-4 last:border-b-0 tablet:px-5">
                      <div className="mb-2 flex items-center justify-between gap-3">
                        <h3 className="min-w-0 text-13 font-strong wrap-anywhere">
                          {String(entry[fields[0]!.name] || `New ${one}`)}
                        </h3>
                        <OrderButtons
                          name={`${one} ${at + 1}`}
                          isFirst={at === 0}
                          isLast={at === entries.length - 1}
                          onMove={(by) => put(moved(entries, at, by))}
                          onRemove={() => put(entries.filter((_, place) => place !== at))}
                        />
                      </div>
                      <EntryForm entry={entry} fields={fields} onChange={edit} />
                      {isRole(section) && (
                        <Checkbox
                          className="mt-3"
                          label="I work here now"
                          checked={entry.is_current === true}
                          onChange={(event) =>
                            edit({
                              ...entry,
                              is_current: event.target.checked,
                              ...(event.target.checked ? { end: '' } : {}),
                            })
                          }
                        />
                      )}
                      {deeds && (
                        <Deeds
                          title={deeds}
                          deeds={entry.deeds as Deed[]}
                          onChange={(next) => edit({ ...entry, deeds: next })}
                        />
                      )}
                    </div>
                  )
                })}
              </Card>
            )
          })}
        <Card aria-label="Skills">
          <CardHead title="Skills" lead="Added to those in your profile, on every resume that you make" />
          <div className="p-4 tablet:p-5">
            <Field label="Your skills" hint="Enter adds one">
              <ChipsInput
                value={career.skills.map(({ name }) => name).join(', ')}
                onChange={(names) => change({ ...career, skills: skillsOf(career.skills, entriesOf(names)) })}
              />
            </Field>
          </div>
        </Card>
      </div>
    </>
  )
}
