import { ArrowLeft, Download, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { Match, Raise } from '@/api/analyses'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Failed } from '@/components/Failed'
import { IconButton } from '@/components/IconButton'
import { PageHeader } from '@/components/PageHeader'
import { SmallRing } from '@/components/SmallRing'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { notify } from '@/lib/notify'
import { canBePdf, pdfOf } from '@/lib/pdf'
import { saveFile } from '@/lib/saveFile'
import { bandOf } from '@/rules/bands'
import { counted } from '@/rules/figures'
import { jobName } from '@/features/analyses/names'
import { RaiseItem, UsedItem } from './RaiseItem'
import { useVersion } from './useVersion'
import { asText, numbersOf, placeOf } from './version'
import { VersionText } from './VersionText'

type Props = { storage: MatchStorage; job: string; file: File; match: Match }

/** What would raise the score: lines are tried out beside the resume, and the score is counted after each. */
export function RaiseScreen({ storage, job, file, match: base }: Props) {
  const navigate = useNavigate()
  const version = useVersion(storage, job, file, base)
  const { match, used, dismissed, counting } = version
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)

  const isOpen = (raise: Raise) =>
    !dismissed.includes(raise.requirement_id) && used.every((each) => each.id !== raise.requirement_id)
  const remedies = base.remedies.map((group) => ({
    group,
    used: used.filter((each) => each.remedy === group.remedy),
    raises: match.raises.filter((each) => each.remedy === group.remedy && isOpen(each)),
  }))
  const drafts = remedies.flatMap((each) => each.raises).filter((each) => each.better.length > 0)
  const open = drafts.find((each) => each.requirement_id === chosen) ?? drafts[0]
  const numbers = numbersOf(base.resume)
  const promised = match.remedies.findLast((each) => each.remedy !== 'beyond_words')?.percent ?? match.percent
  const given = match.raises.filter((each) => each.better.length > 0 && !isOpen(each)).map((each) => each.gain)
  const possible = Math.max(match.percent, promised - given.reduce((sum, gain) => sum + gain, 0))

  const goOn = () => {
    setChosen(null)
    // What had the focus is gone: the next piece of advice takes it.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-raise][aria-expanded=true]')?.focus())
  }
  const take = async (raise: Raise, text: string) => {
    const before = match.percent
    const found = await version.use(raise, text)
    if (found) setSaid(`${before} to ${found.percent}%.`)
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
      <PageHeader
        title="What would raise the score"
        lead={jobName(base, job)}
        actions={
          <>
            <IconButton aria-label="Back to the match" size="medium" edge onClick={() => navigate(-1)}>
              <ArrowLeft />
            </IconButton>
            <SmallRing percent={match.percent} tone={bandOf(match.percent)} />
            <p className="text-12 text-ink-soft">
              <strong className="block text-13 text-ink">
                {match.percent}%{possible > match.percent && `, up to ${possible}%`}
              </strong>
              {possible > match.percent ? 'if all is true' : 'counted with your lines'}
            </p>
            <Button icon={<RotateCcw aria-hidden />} busy={counting ? 'Counting' : undefined} onClick={version.again}>
              Match again
            </Button>
            <Button icon={<Download aria-hidden />} disabled={used.length === 0} onClick={download}>
              Download this version
            </Button>
          </>
        }
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      {version.failure && (
        <Failed title="Your lines are kept, but not counted yet." sentence={version.failure} onRetry={version.again} />
      )}
      <div className="grid grid-cols-1 items-start gap-4 desk:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div ref={list}>
          <Card>
            {remedies.map(({ group, used: lines, raises }) => (
              <section key={group.remedy} aria-label={group.title}>
                <div className="flex flex-wrap items-baseline gap-x-2 border-b border-line bg-sunken px-4 py-2.5 text-13 tablet:px-5">
                  <h2 className="font-text text-13 font-strong">{group.title}</h2>
                  <p className="min-w-[min(100%,6rem)] flex-1 text-ink-soft">
                    {group.remedy === 'beyond_words'
                      ? group.text
                      : counted(raises.length, 'line to write', 'lines to write')}
                  </p>
                </div>
                <ul className="divide-y divide-line border-b border-line">
                  {lines.map((each) => (
                    <UsedItem
                      key={each.id}
                      used={each}
                      busy={counting}
                      onUndo={() => void version.undo(each.id).then(goOn)}
                    />
                  ))}
                  {raises.map((raise) =>
                    raise.better.length > 0 ? (
                      <RaiseItem
                        key={raise.requirement_id}
                        raise={raise}
                        place={placed(raise)}
                        open={raise === open}
                        busy={counting}
                        onOpen={() => setChosen(raise.requirement_id)}
                        onUse={(text) => void take(raise, text)}
                        onDismiss={() => {
                          version.dismiss(raise.requirement_id)
                          setSaid('Removed.')
                          goOn()
                        }}
                      />
                    ) : (
                      <li key={raise.requirement_id} className="flex gap-4 px-4 py-3 text-13 tablet:px-5">
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
          added={used.map((each) => each.text)}
          line={open?.line ?? ''}
        />
      </div>
    </>
  )
}
