import { ArrowDown, ArrowUp, Braces, FileText, FolderDown, Globe, Trash2 } from 'lucide-react'
import { use, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { TextArea } from '@/components/TextArea'
import { TextInput } from '@/components/TextInput'
import { Tooltip } from '@/components/Tooltip'
import { LONGEST_CAREER_LINE, LONGEST_DEED } from '@/api/server.gen'
import type { Disagreement, Source } from '@/api/careers'
import { CareerFiles } from '@/features/careers/files'
import { classes } from '@/lib/classes'
import { dateOf, problemOf, type Entry, type EntryField } from '@/features/careers/sections'

/** Where a value comes from; a value that was changed is the person's own, and the one that was read is a click away. */
export function SourceHint({ source, value, onRestore }: { source?: Source; value: string; onRestore: () => void }) {
  const { names, open } = use(CareerFiles)
  if (!source) return null
  const file = names.get(source.file)
  const origin = source.origin === 'resume' ? `Resume, page ${source.page}` : origins[source.origin]
  if (source.value === value)
    return (
      <Tooltip text={<CutOut source={source} origin={origin ?? ''} file={file} />}>
        <button
          type="button"
          className="source-hint"
          aria-label={file && `${origin}: open ${file}`}
          onClick={() => file && open(source)}
        >
          {icons[source.origin]}
          {origin}
        </button>
      </Tooltip>
    )
  return (
    <Button variant="quiet" size="row" className="max-w-full" title={source.words} onClick={onRestore}>
      <span className="truncate">{`Use “${source.value}”`}</span>
    </Button>
  )
}

/** The words as they stand in the file, with the value marked where they say it letter by letter. */
function CutOut({ source, origin, file }: { source: Source; origin: string; file?: string | undefined }) {
  const { origin: kind, words, value, page } = source
  const at = words.indexOf(value)
  return (
    <>
      <span className="cut-out">
        {value && at >= 0 ? (
          <>
            {words.slice(0, at)}
            <mark>{value}</mark>
            {words.slice(at + value.length)}
          </>
        ) : (
          <mark>{words}</mark>
        )}
      </span>
      <span className="cut-out-place">
        {icons[kind]}
        <span className="min-w-0 truncate">
          {file ? [file, page > 0 && `page ${page}`].filter(Boolean).join(', ') : origin}
        </span>
        {file && <span className="cut-out-open">Press to open</span>}
      </span>
    </>
  )
}

type OrderProps = {
  name: string
  onMove: (by: number) => void
  onRemove: () => void
  isFirst: boolean
  isLast: boolean
}

/** Moves and removes an entry. */
export function OrderButtons({ name, onMove, onRemove, isFirst, isLast }: OrderProps) {
  return (
    <span className="flex shrink-0">
      <IconButton aria-label={`Move ${name} up`} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton aria-label={`Move ${name} down`} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  )
}

type Props = {
  entry: Entry
  fields: EntryField[]
  disagreements: Disagreement[]
  onChange: (entry: Entry) => void
  onSettle: (disagreement: Disagreement) => void
}

/** The fields of one entry. */
export function EntryForm({ entry, fields, disagreements, onChange, onSettle }: Props) {
  const text = (name: string) => String(entry[name] ?? '')
  const isCurrent = entry.is_current === true
  return (
    <div className="career-fields" data-count={fields.length}>
      {fields.map(({ name, label, kind }) => {
        const put = (value: string) => onChange({ ...entry, [name]: value })
        const source = entry.sources.find(({ field }) => field === name)
        const isOff = name === 'end' && isCurrent
        const hint = source && !isOff && (
          <SourceHint source={source} value={text(name)} onRestore={() => put(source.value)} />
        )
        const disagreement = disagreements.find(
          ({ source: { field } }) => field === name || (name === 'end' && field === GOES_ON),
        )
        /** Either way the source stays, so that no later import asks again. */
        const settle = (values: object, sources: Source[]) => {
          if (!disagreement) return
          onChange({ ...entry, ...values, sources })
          onSettle(disagreement)
        }
        const valuesOf = ({ field, value }: Source) =>
          field === GOES_ON ? { end: '', is_current: true } : { [name]: value, ...(isOff ? { is_current: false } : {}) }
        return (
          <Field key={name} label={label} hint={hint} error={problemOf(kind, text(name))}>
            {kind === 'long' ? (
              <TextArea
                rows={2}
                className={classes('field-sizing-content min-h-16', disagreement && 'career-difference')}
                maxLength={LONGEST_DEED}
                value={text(name)}
                onChange={(event) => put(event.target.value)}
              />
            ) : (
              <TextInput
                className={disagreement && 'career-difference'}
                maxLength={LONGEST_CAREER_LINE}
                value={isOff ? '' : text(name)}
                disabled={isOff}
                placeholder={isOff ? 'Now' : kind === 'date' ? '2021-03' : undefined}
                onChange={(event) => put(event.target.value)}
              />
            )}
            {disagreement && (
              <Choice
                source={disagreement.source}
                ownText={isOff ? 'Now' : text(name)}
                onKeep={() => settle({}, [...entry.sources, disagreement.source])}
                onUse={() => settle(valuesOf(disagreement.source), [disagreement.source, ...entry.sources])}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}

type ChoiceProps = { source: Source; ownText: string; onKeep: () => void; onUse: () => void }

/** What a document says about a field that says something else, or nothing: the person decides. */
function Choice({ source, ownText, onKeep, onUse }: ChoiceProps) {
  const goesOn = source.field === GOES_ON
  const value = goesOn ? 'Now' : dateOf(source.value)
  const isShort = value.length <= SHORT && ownText.length <= SHORT
  return (
    <div className="career-choice text-12">
      <p className="text-thread-ink wrap-anywhere" title={source.words}>
        {`${origins[source.origin] ?? 'The resume'} says ${goesOn ? 'that you are still there' : value}.`}
      </p>
      <Button variant="quiet" size="row" onClick={onKeep}>
        {ownText === '' ? 'Leave it empty' : isShort ? `Keep ${dateOf(ownText)}` : 'Keep mine'}
      </Button>
      <Button variant="quiet" size="row" onClick={onUse}>
        {isShort ? `Use ${value}` : 'Use this'}
      </Button>
    </div>
  )
}

const SHORT = 20 // characters that still fit on a button
const GOES_ON = 'is_current' // the field of a source that says a role has not ended

const origins: Record<string, string | undefined> = {
  json_resume: 'JSON Resume',
  linkedin: 'LinkedIn',
  europass: 'Europass',
}
const icons: Record<string, ReactNode> = {
  resume: <FileText aria-hidden />,
  json_resume: <Braces aria-hidden />,
  linkedin: <FolderDown aria-hidden />,
  europass: <Globe aria-hidden />,
}
