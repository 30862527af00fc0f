import {
  ArrowLeft,
  ArrowRight,
  Ban,
  CircleQuestionMark,
  Download,
  FilePenLine,
  RotateCcw,
  TextCursorInput,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import type { Match, Raise } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Failed } from '@/components/Failed'
import { IconButton } from '@/components/IconButton'
import { PageHeader } from '@/components/PageHeader'
import { SmallRing } from '@/components/SmallRing'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { BELOW_DESK } from '@/lib/layout'
import { notify } from '@/lib/notify'
import { canBePdf, pdfOf } from '@/lib/pdf'
import { saveFile } from '@/lib/saveFile'
import { useMedia } from '@/lib/useMedia'
import { bandOf } from '@/rules/bands'
import { counted } from '@/rules/figures'
import { jobName } from '@/features/analyses/names'
import { asksOf, keyOf, untrueOf } from '@/components/match/asks'
import type { Correcting } from '@/components/match/corrections/correcting'
import { Thread } from '@/components/match/Thread'
import { RaiseItem, UsedItem } from './RaiseItem'
import { useStudio } from './useStudio'
import { useVersion } from './useVersion'
import { asText, numbersOf, placeOf, type UsedLine } from './version'
import { OPEN_LINE, VersionText } from './VersionText'

type Props = { storage: MatchStorage; job: string; file: File; match: Match; correcting: Correcting }

const COLUMNS = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 376px)' }
const ICONS = { reword: TextCursorInput, if_true: CircleQuestionMark, beyond_words: Ban }

/** What would raise the score: lines are tried out next to the resume, and the score is counted after each. */
export function RaiseScreen({ storage, job, file, match: base, correcting }: Props) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isSmall = useMedia(BELOW_DESK)
  const version = useVersion(storage, job, file, base)
  const { match, used, dismissed, counting } = version
  const studio = useStudio(job, base.job.title || jobName(null, job), base.job.company, file)
  const [chosen, setChosen] = useState<number | null>(Number(params.get('requirement')) || null)
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const panes = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const requirement = (id?: number) => base.requirements.find((item) => item.id === id)
  const untrue = untrueOf(correcting.recount)
  const asks = (raise: Raise) => asksOf(raise, base, untrue)

  const isOpen = (raise: Raise) =>
    asks(raise).length > 0 &&
    raise.requirement_ids.some((id) => !dismissed.includes(id) && used.every((item) => !item.ids.includes(id)))
  const remedies = base.remedies.map((group) => ({
    group,
    used: used.filter((item) => item.remedy === group.remedy),
    raises: match.raises.filter((raise) => raise.remedy === group.remedy && isOpen(raise)),
  }))
  const drafts = remedies.flatMap((remedy) => remedy.raises).filter((item) => item.better.length > 0)
  const open = drafts.find((draft) => draft.requirement_ids.includes(chosen ?? 0)) ?? drafts[0]
  const numbers = numbersOf(base.resume)
  const promised = match.remedies.findLast((item) => item.remedy !== 'beyond_words')?.percent ?? match.percent
  const gains = match.raises.filter((raise) => raise.better.length > 0 && !isOpen(raise)).map((raise) => raise.gain)
  const possible = Math.max(match.percent, promised - gains.reduce((sum, gain) => sum + gain, 0))

  const gainOf = (lines: UsedLine[]) => lines.reduce((sum, line) => sum + Math.max(line.gave ?? 0, 0), 0)

  const goOn = () => {
    setChosen(null)
    // What had the focus is gone: the next piece of advice takes it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-raise][aria-expanded=true]')?.focus())
  }
  const take = async (raise: Raise, text: string) => {
    const before = match.percent
    const result = await version.use(raise, text)
    if (result) setAnnouncement(`${before} to ${result.percent}%.`)
    goOn()
  }
  const download = () => {
    const { title, text } = asText(match.resume)
    const name = `${(title || file.name.replace(/\.\w+$/, '')).replaceAll(/[^\p{L}\p{N} -]/gu, '')}, ${jobName(match, job)}`
    if (canBePdf(title + text))
      return saveFile(new File([pdfOf(title, text)], name, { type: 'application/pdf' }), `${name}.pdf`)
    saveFile(new Blob([`${title}\n${text}`], { type: 'text/plain' }), `${name}.txt`)
    notify('Saved as text', { text: 'This resume has characters that our PDF cannot show.' })
  }
  const placed = (raise: Raise) => {
    const number = numbers[placeOf(base.resume, raise.line)]
    return [number && `Line ${number}`, raise.role].filter(Boolean).join(', ')
  }

  return (
    <>
      <div className="flex items-start gap-3">
        <IconButton aria-label="Back to the match" size="medium" edge onClick={() => navigate(-1)}>
          <ArrowLeft />
        </IconButton>
        <PageHeader
          className="min-w-0 flex-1"
          title="What would raise the score"
          lead={jobName(base, job)}
          actions={
            <>
              <SmallRing percent={match.percent} tone={bandOf(match.percent)} />
              <p className="flex items-center gap-2 text-12 text-ink-soft">
                <span className="sr-only">{match.percent}%</span>
                {possible > match.percent && <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />}
                <span>
                  <strong className="block text-13 text-ink">{Math.max(possible, match.percent)}%</strong>
                  {possible > match.percent ? 'if all of it is true' : 'counted with your lines'}
                </span>
              </p>
              <Button icon={<RotateCcw aria-hidden />} busy={counting ? 'Counting' : undefined} onClick={version.again}>
                Match again
              </Button>
              <Button icon={<Download aria-hidden />} disabled={used.length === 0} onClick={download}>
                Download this version
              </Button>
              <Button
                icon={<FilePenLine aria-hidden />}
                busy={studio.isMaking ? 'Making...' : undefined}
                onClick={() => void studio.make(used)}
              >
                Make a resume for it
              </Button>
            </>
          }
        />
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {version.failure && (
        <Failed title="Your lines are kept, but not counted yet." sentence={version.failure} onRetry={version.again} />
      )}
      <div ref={panes} className="relative grid grid-cols-1 items-start gap-4" style={isSmall ? undefined : COLUMNS}>
        <div ref={list} data-thread="column">
          <Card>
            {remedies.map(({ group, used: lines, raises }) => (
              <section key={group.remedy} aria-label={group.title}>
                <div className="flex flex-wrap items-center gap-x-2 border-b border-line bg-sunken px-4 py-2.5 text-13 tablet:px-5">
                  <Sign remedy={group.remedy} />
                  <h2 className="font-text text-13 font-strong">{group.title}</h2>
                  <p className="flex-1 text-ink-soft max-tablet:order-last max-tablet:basis-full">
                    {group.remedy === 'beyond_words'
                      ? group.text
                      : counted(raises.length, 'line to write', 'lines to write')}
                  </p>
                  <Worth raises={raises} gained={gainOf(lines)} beyond={group.remedy === 'beyond_words'} />
                </div>
                <ul className="divide-y divide-line border-b border-line">
                  {lines.map((line) => (
                    <UsedItem
                      key={line.ids.join(' ')}
                      used={line}
                      busy={counting}
                      onUndo={() => void version.undo(line).then(goOn)}
                    />
                  ))}
                  {raises.map((raise) =>
                    raise.better.length > 0 ? (
                      <RaiseItem
                        key={keyOf(raise)}
                        raise={raise}
                        asks={asks(raise)}
                        ownPoints={
                          requirement(raise.requirement_ids[0])?.own_word
                            ? requirement(raise.requirement_ids[0])?.points
                            : undefined
                        }
                        place={placed(raise)}
                        open={raise === open}
                        busy={counting}
                        onOpen={() => setChosen(raise.requirement_ids[0] ?? null)}
                        onUse={(text) => void take(raise, text)}
                        onDismiss={() => {
                          version.dismiss(raise.requirement_ids)
                          // In this tab it is gone even where it could not be kept.
                          void allUntrue(asks(raise), correcting)
                          setAnnouncement('Removed.')
                          goOn()
                        }}
                      />
                    ) : (
                      <li key={keyOf(raise)} className="flex gap-4 px-4 py-3 text-13 tablet:px-5">
                        <p className="flex-1 wrap-anywhere">
                          <span className="font-label">{raise.title}</span>{' '}
                          <span className="text-ink-soft">{raise.text}</span>
                        </p>
                        <p className="text-12 text-ink-soft">
                          {raise.gain > 0 ? counted(raise.gain, 'point') : 'under 1'}
                        </p>
                      </li>
                    ),
                  )}
                </ul>
              </section>
            ))}
            <p className="px-4 py-3 text-12 text-ink-soft tablet:px-5">
              Words copied from the advert count for nothing.
              {match.copied > 0 && ` ${counted(match.copied, 'line repeats', 'lines repeat')} it now.`} Add only what is
              true: a recruiter will ask.
            </p>
          </Card>
        </div>
        <VersionText
          original={base.resume}
          changed={match.resume}
          added={used.map((item) => item.text)}
          line={open?.line ?? ''}
          panel={panel}
        />
        {open?.line && <Thread card={panes} panel={panel} proof={OPEN_LINE} chosen={open.requirement_ids[0] ?? 0} />}
      </div>
    </>
  )
}

/** One after the other: each is counted with those before it. */
async function allUntrue(asks: readonly string[], { correct }: Correcting) {
  for (const about of asks) await correct({ kind: 'not_true', about })
}

function Sign({ remedy }: { remedy: Raise['remedy'] }) {
  const Icon = ICONS[remedy]
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />
}

/** What the lines of a group could give, and what those that are used have given. */
function Worth({ raises, gained, beyond }: { raises: Raise[]; gained: number; beyond: boolean }) {
  const gain = raises.reduce((sum, raise) => sum + Math.max(raise.gain, 0), 0)
  if (beyond) return gain > 0 && <p className="ml-auto text-12 text-ink-soft">{counted(gain, 'point')}</p>
  return (
    <p className="ml-auto text-12 text-ink-soft">
      {gain > 0 && <span className="font-strong text-brand">+{gain}</span>}
      {gain > 0 && gained > 0 && ', and '}
      {gained > 0 && `${gained} kept`}
    </p>
  )
}
