import '@/features/resumeVersions/careerColumn.css'
import { ChevronDown, ChevronRight, ChevronUp, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'

import type { ResumeMatch, ShownResume } from '@/api/resumeVersions'
import { LONGEST_DEED } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { TextArea } from '@/components/TextArea'
import {
  filterOf,
  isWithout,
  SentenceFilter,
  WITHOUT_FILTER,
  type Filter,
} from '@/features/resumeVersions/SentenceFilter'
import {
  added,
  groupsOf,
  movedRow,
  partsOf,
  reworded,
  rowsOf,
  switched,
  withoutSentence,
  type Draft,
  type Row,
} from '@/features/resumeVersions/version'
import { Claim } from '@/features/resumeVersions/Claim'
import { classes } from '@/lib/classes'

type Props = {
  resume: ShownResume
  draft: Draft
  match: ResumeMatch | undefined
  chosen: string
  isBusy: boolean
  isFiltering: boolean
  onChoose: (id: string) => void
  onChange: (draft: Draft) => void
  onConfirm: (sentence: string) => void
}

/** All sentences of the career: which are on the page, in which order and words, and what each adds. */
export function CareerColumn(props: Props) {
  const { resume, draft, match, chosen, isBusy, isFiltering, onChoose, onChange, onConfirm } = props
  const [writing, setWriting] = useState('')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [filter, setFilter] = useState<Filter>(WITHOUT_FILTER)
  const isIn = isFiltering ? filterOf(filter, match) : () => true
  const parts = partsOf(resume.career, draft)
  const waiting = new Set(resume.waiting)
  const points = new Map(match?.sentences.map((sentence) => [sentence.id, sentence]))
  const roles = parts.map((part) => {
    const rows = rowsOf(part, draft)
    const visible = rows.filter(isIn)
    if (isFiltering && visible.length === 0 && !isWithout(filter)) return null
    const isOff = draft.left_out.includes(part.id)
    const isShown = !isOff && !folded.has(part.id)
    const count = `${rows.filter(({ isOn }) => isOn).length} of ${rows.length} on`
    return (
      <div key={part.id} className="studio-role">
        <div className="flex items-start justify-between gap-3 px-4 pt-3 pb-2">
          <div className="min-w-0 wrap-anywhere">
            <h3 className="text-13 font-strong">
              <button
                type="button"
                aria-expanded={isShown}
                disabled={isOff}
                className="flex items-start gap-1.5 rounded-badge text-left"
                onClick={() => setFolded(toggled(folded, part.id))}
              >
                <ChevronRight
                  aria-hidden
                  className={classes('mt-0.5 size-4 shrink-0 text-ink-soft', isShown && 'rotate-90')}
                  strokeWidth={1.75}
                />
                {part.title}
              </button>
            </h3>
            <p className="pl-5 text-12 text-ink-soft">
              {[part.where, part.years, !isShown && !isOff && count].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Toggle label={`Show ${part.title}`} isOn={!isOff} onToggle={() => onChange(switched(draft, part.id))} />
        </div>
        {isShown && (
          <ul>
            {visible.map((row) => (
              <li key={row.id} className={classes('studio-row', row.id === chosen && 'chosen', !row.isOn && 'is-off')}>
                <div className="min-w-0 flex-1">
                  {writing === row.id ? (
                    <Words
                      first={row.text}
                      onDone={(text) => {
                        setWriting('')
                        if (text !== null) onChange(reworded(draft, part, row, text))
                      }}
                    />
                  ) : (
                    <button
                      type="button"
                      aria-pressed={row.id === chosen}
                      className="studio-words text-13 wrap-anywhere"
                      onClick={() => onChoose(row.id)}
                      onKeyDown={(event) => {
                        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                        if (!event.altKey || !by) return
                        event.preventDefault()
                        onChange(movedRow(draft, resume.career, part, row.id, by))
                      }}
                    >
                      {row.text}
                    </button>
                  )}
                  {row.ownSentence && waiting.has(row.ownSentence.id) ? (
                    <div className="studio-claim">
                      <Claim
                        id={row.ownSentence.id}
                        match={match}
                        isBusy={isBusy}
                        onYes={onConfirm}
                        onNo={(id) => onChange(withoutSentence(draft, id))}
                      />
                    </div>
                  ) : (
                    <Points row={row} points={points.get(row.id)} />
                  )}
                </div>
                <div className="studio-tools">
                  <Toggle
                    label={`Show: ${row.text}`}
                    isOn={row.isOn}
                    onToggle={() => onChange(switched(draft, row.id))}
                  />
                  <span className="studio-moves">
                    <IconButton
                      aria-label={`Move up: ${row.text}`}
                      disabled={row === rows[0]}
                      onClick={() => onChange(movedRow(draft, resume.career, part, row.id, -1))}
                    >
                      <ChevronUp aria-hidden />
                    </IconButton>
                    <IconButton
                      aria-label={`Move down: ${row.text}`}
                      disabled={row === rows.at(-1)}
                      onClick={() => onChange(movedRow(draft, resume.career, part, row.id, 1))}
                    >
                      <ChevronDown aria-hidden />
                    </IconButton>
                    <IconButton aria-label={`Shorten or reword: ${row.text}`} onClick={() => setWriting(row.id)}>
                      <Pencil aria-hidden />
                    </IconButton>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
        {isShown &&
          (writing === part.id ? (
            <div className="px-4 pb-3">
              <Words
                first=""
                onDone={(text) => {
                  setWriting('')
                  if (text?.trim()) onChange(added(draft, part, text))
                }}
              />
            </div>
          ) : (
            <Button
              className="mx-2 mb-2"
              size="small"
              variant="quiet"
              icon={<Plus aria-hidden />}
              onClick={() => setWriting(part.id)}
            >
              Add a sentence
            </Button>
          ))}
      </div>
    )
  })
  const groups = groupsOf(resume.career).map((group) => {
    const lines = group.lines.filter(({ id, text }) => isIn({ id, text, isOn: !draft.left_out.includes(id) }))
    return { ...group, lines }
  })
  return (
    <>
      {isFiltering && <SentenceFilter filter={filter} onChange={setFilter} />}
      {isFiltering && roles.every((role) => role === null) && groups.every(({ lines }) => lines.length === 0) && (
        <p role="status" className="p-4 text-13 text-ink-soft">
          Nothing in your career fits this filter.
        </p>
      )}
      {roles.length > 0 ? (
        roles
      ) : (
        <p className="p-4 text-13 text-ink-soft">
          Your career has no sentences yet. Write them down on the Career page, then choose here what goes on this
          resume.
        </p>
      )}
      {groups.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <div key={title} className="studio-role pb-2">
              <h3 className="px-4 pt-3 text-13 font-strong">{title}</h3>
              <ul>
                {lines.map(({ id, text }) => {
                  const isOn = !draft.left_out.includes(id)
                  return (
                    <li key={id} className={classes('studio-row', !isOn && 'is-off')}>
                      <span className="min-w-0 flex-1 text-13 wrap-anywhere">{text}</span>
                      <Toggle label={`Show: ${text}`} isOn={isOn} onToggle={() => onChange(switched(draft, id))} />
                    </li>
                  )
                })}
              </ul>
            </div>
          ),
      )}
    </>
  )
}

const toggled = (ids: ReadonlySet<string>, id: string) =>
  new Set(ids.has(id) ? [...ids].filter((shownId) => shownId !== id) : [...ids, id])

function Toggle({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="studio-switch"
      onClick={onToggle}
    />
  )
}

function Words({ first, onDone }: { first: string; onDone: (text: string | null) => void }) {
  const [text, setText] = useState(first)
  return (
    <div className="space-y-2">
      <TextArea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person has just asked to write here.
        autoFocus
        rows={3}
        className="field-sizing-content min-h-20"
        aria-label="The sentence"
        maxLength={LONGEST_DEED}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(null)
        }}
      />
      <div className="flex gap-2">
        <Button size="small" variant="primary" onClick={() => onDone(text)}>
          Use these words
        </Button>
        <Button size="small" variant="quiet" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </div>
  )
}

function Points({ row, points }: { row: Row; points: ResumeMatch['sentences'][number] | undefined }) {
  const note = row.ownSentence ? (row.whole ? ' • reworded' : ' • added') : ''
  if (!points) return <p className="text-12 text-ink-faint">{note.slice(3)}</p>
  const about = points.proves[0] ?? ''
  const percent = points.percent ?? 0
  if (percent > 0)
    return (
      <p className="text-12 text-ink-faint">
        <span className={row.isOn ? 'font-strong text-good' : 'font-strong text-ink-soft'}>
          {row.isOn ? `+${percent} ${about}` : `Would add ${percent}: ${about}`}
        </span>
        {note}
      </p>
    )
  if (percent < 0)
    return <p className="text-12 text-weak">{row.isOn ? `${percent} for this job` : `Would cost ${-percent}`}</p>
  return <p className="text-12 text-ink-faint">{(about ? `Proves ${about}` : 'This job does not ask for it') + note}</p>
}
