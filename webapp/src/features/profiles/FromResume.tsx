import { Check } from 'lucide-react'
import { useState } from 'react'

import { EXPERIENCE_BANDS, MATCH_FORMATS, NOT_PDF } from '@/api/server.gen'
import { messageOf } from '@/rules/errors'
import { useReadResumeMutation, type ReadFields, type ReadValue } from '@/api/resumeForms'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { FilePicker } from '@/components/FilePicker'
import { FormNotice } from '@/components/FormNotice'
import { Quote } from '@/components/Quote'
import { ScanNotice } from '@/components/ScanNotice'
import { useFileDrop } from '@/lib/useFileDrop'
import { classes } from '@/lib/classes'
import { useSession } from '@/lib/session/useSession'
import { resumeProblem, type ProfileDraft } from '@/rules/profile'

const FAILED = 'The resume could not be read. Please try again.'

type Name = keyof ReadFields
const labels: [Name, string][] = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone_number', 'Phone'],
  ['job_roles', 'Job roles'],
  ['skills', 'Skills'],
  ['experience', 'Experience'],
]

type Props = { draft: ProfileDraft; onChange: (part: Partial<ProfileDraft>) => void }

/** Fills in the form from a resume: every value with its quote, accepted one by one or all at once. */
export function FromResume({ draft, onChange }: Props) {
  const { uploads } = useSession()
  const [readResume, { data, error, isLoading, originalArgs: file }] = useReadResumeMutation()
  const [closed, setClosed] = useState(false)
  const start = (chosen: File) => {
    setClosed(false)
    void readResume(chosen)
  }
  const hovering = useFileDrop(start)

  const rows = labels.flatMap(([name, label]) => {
    const value = data?.fields[name]
    return value && !isLoading ? [{ name, label, value, part: partOf(name, data.fields) }] : []
  })
  const isTaken = (part: Partial<ProfileDraft>) =>
    Object.entries(part).every(([name, value]) => draft[name as keyof ProfileDraft] === value)
  const resume = file && data && !isLoading && resumeProblem(file, false, uploads.resume_bytes) === null ? file : null
  const open = rows.filter(({ part }) => !isTaken(part))
  const headOnly = !(error && !isLoading) && (closed || !data || isLoading)

  return (
    <Card
      className={classes(
        'mb-4 max-w-[820px]',
        hovering && 'border-brand bg-brand-soft',
        headOnly && '*:first:border-b-0',
      )}
    >
      <CardHead
        title="Fill the form from a resume"
        lead={
          hovering ? (
            'Let go to read it'
          ) : (
            <>
              PDF, DOCX or DOC. <span className="max-tablet:hidden">Drop it anywhere on this page.</span>
            </>
          )
        }
        actions={
          <FilePicker formats={MATCH_FORMATS} onFile={start} label="Resume to read" disabled={isLoading}>
            {isLoading ? 'Reading...' : data ? 'Choose another' : 'Choose a resume'}
          </FilePicker>
        }
      />
      <FormNotice className="m-4">{error && !isLoading ? (messageOf(error) ?? FAILED) : null}</FormNotice>
      {!closed && !isLoading && data?.document.is_scan && <ScanNotice className="m-4" />}
      {!closed && data && !isLoading && rows.length === 0 && (
        <p className="p-4 text-13 text-ink-soft tablet:px-5" role="status">
          We found nothing in it that the form asks for.
        </p>
      )}
      {!closed && rows.length > 0 && (
        <>
          <ul>
            {rows.map(({ name, label, value, part }) => (
              <li
                key={name}
                className="grid gap-x-4 gap-y-1.5 border-t border-line px-4 py-3 text-13 first:border-t-0 tablet:grid-cols-[100px_minmax(0,1fr)_auto] tablet:px-5"
              >
                <span className="text-ink-soft">{label}</span>
                <div className="min-w-0 space-y-1.5">
                  <p className="font-medium wrap-anywhere">{fieldText(name, value, data!.fields)}</p>
                  <Places value={value} />
                </div>
                <Take isTaken={isTaken(part)} what={label} onTake={() => onChange(part)} />
              </li>
            ))}
            {resume && (
              <li className="grid gap-x-4 gap-y-1.5 border-t border-line px-4 py-3 text-13 tablet:grid-cols-[100px_minmax(0,1fr)_auto] tablet:px-5">
                <span className="text-ink-soft">Resume</span>
                <p className="min-w-0 font-medium wrap-anywhere">{resume.name}</p>
                <Take isTaken={draft.resume === resume} what="Resume" onTake={() => onChange({ resume })} />
              </li>
            )}
            {file && resumeProblem(file, false) === NOT_PDF && (
              <li className="grid gap-x-4 gap-y-1.5 border-t border-line px-4 py-3 text-13 tablet:grid-cols-[100px_minmax(0,1fr)_auto] tablet:px-5">
                <span className="text-ink-soft">Resume</span>
                <p className="min-w-0 text-ink-soft wrap-anywhere">
                  {file.name} is not added: a profile stores its resume as a PDF. Your career keeps it as it is, and you
                  can apply with it.
                </p>
                <ButtonLink size="row" to="/user/career" state={{ file }}>
                  Add it to my career
                </ButtonLink>
              </li>
            )}
          </ul>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 tablet:px-5">
            <p className="mr-auto text-12 text-ink-soft">Nothing is saved until you save the form.</p>
            <Button size="small" onClick={() => setClosed(true)}>
              {open.length > 0 ? 'Skip the rest' : 'Close'}
            </Button>
            {open.length > 0 && (
              <Button
                size="small"
                variant="primary"
                onClick={() =>
                  onChange(Object.assign({}, ...rows.map(({ part }) => part), resume ? { resume } : {}) as typeof draft)
                }
              >
                Use all
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

/** What a value changes in the form. */
function partOf(name: Name, fields: ReadFields): Partial<ProfileDraft> {
  const value = fields[name]?.value ?? ''
  if (name !== 'phone_number') return { [name]: value }
  return { phone_number: value, ...(fields.country_code ? { country_code: fields.country_code.value } : {}) }
}

function fieldText(name: Name, { value }: ReadValue, fields: ReadFields): string {
  if (name === 'phone_number') return [fields.country_code?.value, value].filter(Boolean).join(' ')
  if (name === 'experience' && (EXPERIENCE_BANDS as readonly string[]).includes(value)) return `${value} years`
  return value
}

/** Where it was read: the words of the resume. For a long list they are shown on request. */
function Places({ value }: { value: ReadValue }) {
  if (value.items.length <= 1)
    return (
      <Quote>
        {value.quote} <span className="text-ink-faint">(page {value.page})</span>
      </Quote>
    )
  return (
    <details className="text-12 text-ink-soft">
      <summary className="cursor-pointer">Where it was read</summary>
      <ul className="mt-1.5 space-y-1">
        {value.items.map((item) => (
          <li key={`${item.start} ${item.value}`}>
            <Quote>
              {item.value}: “{item.quote}” <span className="text-ink-faint">(page {item.page})</span>
            </Quote>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Take({ isTaken, what, onTake }: { isTaken: boolean; what: string; onTake: () => void }) {
  if (isTaken)
    return (
      <span className="inline-flex h-6.5 items-center gap-1 text-12 text-good">
        <Check aria-hidden className="size-4" strokeWidth={2} />
        In the form
      </span>
    )
  return (
    <Button size="row" aria-label={`Use ${what}`} onClick={onTake}>
      Use
    </Button>
  )
}
