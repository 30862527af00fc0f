import '@/features/decisions/applicants/triage.css'
import '@/features/decisions/applicants/applicantBoard.css'
import { ChevronsLeft, ChevronsRight, CircleCheck, CircleX, Eye, EyeOff, Settings2 } from 'lucide-react'
import { lazy, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Applicant } from '@/api/decisions'
import { useJobInterviewsQuery } from '@/api/interviewPlans'
import { useStagesQuery, type Stage } from '@/api/stages'
import { useAssigneesQuery } from '@/api/triage'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { IconButton } from '@/components/IconButton'
import { NotFresh } from '@/components/NotFresh'
import { acts as possibleActs, possibleFor, type Act } from '@/features/decisions/applicants/acts'
import type { ApplicantActs } from '@/features/decisions/applicants/ApplicantParts'
import { BoardCard, type NextStep } from '@/features/decisions/applicants/BoardCard'
import { StageSign } from '@/features/decisions/applicants/StageSign'
import type { Change } from '@/features/decisions/applicants/useDecisions'
import { useMoves } from '@/features/decisions/applicants/useMoves'
import { KeyHints } from '@/components/KeyHints'
import { Naming, useMay } from '@/features/decisions/permitted'
import { Waiting } from '@/features/decisions/Waiting'
import { classes } from '@/lib/classes'
import { DESK } from '@/lib/layout'
import { useCardDrag } from '@/lib/useCardDrag'
import { useKeysEverywhere } from '@/lib/useKeysEverywhere'
import { useMedia } from '@/lib/useMedia'
import { keyOnScreen, keyWithin } from '@/lib/useRowKeys'
import { undoLast } from '@/lib/wayBack'
import { counted } from '@/rules/figures'
import { neighbour, stageOf } from '@/rules/stages'
import { shortMoment, type Status } from '@/rules/tracker'

const StagesDialog = lazy(() =>
  import('@/features/decisions/applicants/StagesDialog').then((file) => ({ default: file.StagesDialog })),
)

/** Columns do not shrink below 190 pixels; then the board scrolls. */
const WIDTH = 'minmax(190px, 1fr)'

/** The button on a card that opens the applicant. */
const NAME = 'button:not([tabindex="-1"])'

const decided = ['Selected', 'Rejected'] as const

/** It is a narrow strip until somebody unfolds it: most work is done before it. Cards can be dropped on it. */
const FOLDED: Status = 'Rejected'

type Column = { key: string; name: string; stage?: Stage; status?: Status; cards: Applicant[] }

type Props = ApplicantActs & {
  jobId: number
  applications: Applicant[]
  total: number
  chosen: ReadonlyMap<number, Applicant>
  onChoose: (ids: readonly number[], isChosen: boolean) => void
  onAct: (act: Act, applications: readonly Applicant[]) => void
  /** Asks whether to decide: a card was dropped on a decision. */
  onAsk: (change: Change) => void
}

function DecisionSign({ status }: { status: string }) {
  const [Sign, color] = status === 'Selected' ? [CircleCheck, 'text-good'] : [CircleX, 'text-weak']
  return <Sign aria-hidden className={classes('size-3.5 shrink-0', color)} />
}

/** At the head of a column: whether its stage hides names, or is the first that shows them. */
function NamingSign({ isHiding }: { isHiding: boolean }) {
  const [Sign, says] = isHiding ? [EyeOff, 'Names are hidden'] : [Eye, 'Names show from here']
  return (
    <span title={says} className="shrink-0 text-ink-soft">
      <Sign aria-hidden className="size-3.5" />
      <span className="sr-only">{says}</span>
    </span>
  )
}

/** What comes next for each applicant, by the number of the application. */
function useNextSteps(jobId: number): ReadonlyMap<number, NextStep> {
  const { data } = useJobInterviewsQuery(jobId, {
    refetchOnMountOrArgChange: true,
  })
  const steps = new Map<number, NextStep>()
  for (const { application_id: id, submitted, total } of data?.debriefs ?? [])
    steps.set(id, {
      kind: 'scorecards',
      text: `${submitted} of ${total} scorecards in`,
    })
  // The soonest one comes first.
  for (const { application_id: id, state, starts_at: at, title } of data?.interviews.toReversed() ?? []) {
    if (state === 'booked' && at)
      steps.set(id, {
        kind: 'interview',
        text: `${shortMoment(at).replace(/, \d{4}/, '')}, ${title}`,
      })
    else if (state === 'proposed' && !steps.has(id)) steps.set(id, { kind: 'interview', text: `No time yet: ${title}` })
  }
  return steps
}

/** The applications side by side: by stage those that wait for a decision, then the decided ones. */
export function ApplicantBoard({ jobId, applications, total, chosen, onChoose, onAct, onAsk, ...acts }: Props) {
  const { data, isFetching, isError, refetch } = useStagesQuery(jobId)
  const stages = data?.stages ?? []
  const { moveWithWayBack } = useMoves(jobId, stages)
  const namingStage = use(Naming)
  const naming = stages.findIndex(({ id }) => id === namingStage?.id)
  const mayDecide = useMay('decide')
  const mayEdit = useMay('post_jobs')
  const { data: people } = useAssigneesQuery(jobId, { skip: !mayDecide })
  const nextSteps = useNextSteps(jobId)
  const [isEditing, setEditing] = useState(false)
  const isWide = useMedia(DESK)
  const { isOn: isEverywhere } = useKeysEverywhere()
  const [isUnfolded, setUnfolded] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const refocus = useRef<string | null>(null)
  const isPart = total > applications.length

  // A moved card is a new element in another column: focus goes along, also if an answer to an earlier move takes it
  // back for a moment, until it is somewhere else.
  useEffect(() => {
    if (!refocus.current) return
    const focused = document.activeElement
    if (focused === document.body) board.current?.querySelector<HTMLElement>(refocus.current)?.focus()
    else if (!focused?.matches(refocus.current)) refocus.current = null
  })
  const moveTo = (application: Applicant, to: Stage | undefined, part: string, all = [application]) => {
    if (!to) return
    refocus.current = `[data-card="${application.id}"] ${part}`
    void moveWithWayBack(all, to)
  }
  const drag = useCardDrag((id, key) => {
    const application = applications.find((applicant) => String(applicant.id) === id)
    const status = decided.find((decision) => decision === key)
    if (!application) return
    // A chosen card takes along all others that are chosen.
    const all = chosen.has(application.id) ? [...possibleFor('move', [...chosen.values()])] : [application]
    if (status) return onAsk({ status, applications: all })
    const to = stages.find((stage) => String(stage.id) === key)
    moveTo(application, to, NAME, all)
  })
  /** J and K lead from card to card, column by column. */
  const walk = (step: 1 | -1) => {
    const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
    const at = cards.findIndex((card) => card.contains(document.activeElement))
    const next = cards[at < 0 ? 0 : at + step]
    next?.querySelector<HTMLElement>(NAME)?.focus()
    next?.scrollIntoView?.({ block: 'nearest' })
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const way = keyWithin(board.current, event) ?? (isEverywhere ? keyOnScreen(event) : null)
    if (way === 'j' || way === 'k') {
      event.preventDefault()
      return walk(way === 'j' ? 1 : -1)
    }
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const here = document.activeElement
    const card = here?.closest<HTMLElement>('[data-draggable]')
    const application = applications.find(({ id }) => String(id) === card?.dataset['card'])
    const key = keyWithin(board.current, event)
    const possible = possibleActs.find((act) => act.key === key)
    // On everybody chosen, or else on the card that has the focus; a letter without a card is no key of the board.
    const whom = chosen.size > 0 ? [...chosen.values()] : application ? [application] : []
    const byKey = possible
      ? () => onAct(possible.act, whom)
      : { z: undoLast, x: application && (() => onChoose([application.id], !chosen.has(application.id))) }[key ?? '']
    if (mayDecide && byKey) {
      event.preventDefault()
      return byKey()
    }
    if (!event.ctrlKey || !step || !application) return
    event.preventDefault()
    const isSelect = here instanceof HTMLSelectElement
    moveTo(application, neighbour(stageOf(application, stages), stages, step), isSelect ? 'select' : NAME)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  if (!data) return isError ? <NotFresh onRetry={() => void refetch()} /> : <Waiting says="Loading stages..." />
  const columns: Column[] = [
    ...stages.map((stage) => ({
      key: String(stage.id),
      name: stage.name,
      stage,
      cards: applications.filter(
        (applicant) => applicant.status === 'Submitted' && stageOf(applicant, stages).id === stage.id,
      ),
    })),
    ...decided.map((status) => ({
      key: status,
      name: status,
      status,
      cards: applications.filter((applicant) => applicant.status === status),
    })),
  ]
  const countOf = (cards: readonly unknown[]) => (isPart ? `${cards.length} shown` : cards.length)
  const dragged = applications.find(({ id }) => String(id) === drag?.id)
  /** Whether the dragged card, which hides who it is, would show it in that column. */
  const isUncovered = (at: number) => dragged?.is_blind && (at >= stages.length || (naming > 0 && at >= naming))
  const isStrip = (key: string) => isWide && !isUnfolded && key === FOLDED
  return (
    <div ref={board} aria-busy={isFetching}>
      {isPart && (
        <p className="mb-3 text-12 text-ink-soft">
          {`The board shows the first ${applications.length} of ${counted(total, 'application')}. The table shows them all.`}
        </p>
      )}
      <nav aria-label="Stages" className="triage-jumps">
        {columns.map(({ key, name, cards }) => (
          <button
            key={key}
            type="button"
            className="triage-view"
            onClick={() => board.current?.querySelector(`[data-column="${key}"]`)?.scrollIntoView()}
          >
            <bdi>{name}</bdi> <span className="text-ink-soft">{cards.length}</span>
          </button>
        ))}
      </nav>
      <div className="overflow-x-auto">
        <div
          className="triage-board"
          style={
            isWide
              ? {
                  gridTemplateColumns: columns.map(({ key }) => (isStrip(key) ? '44px' : WIDTH)).join(' '),
                }
              : undefined
          }
        >
          {columns.map(({ key, name, stage, cards }, at) => (
            <section
              key={key}
              aria-label={name}
              data-column={key}
              className={classes(
                'flex min-h-0 triage-column min-w-0 flex-col rounded-card border',
                drag?.over === key ? 'border-brand bg-brand-soft' : 'border-line bg-sunken',
                isStrip(key) ? 'triage-strip' : 'p-2',
              )}
            >
              {isStrip(key) ? (
                <button type="button" aria-expanded={false} onClick={() => setUnfolded(true)}>
                  <ChevronsLeft aria-hidden className="size-4" />
                  <DecisionSign status={FOLDED} />
                  <span>
                    {name} <span className="font-medium text-ink-soft">{countOf(cards)}</span>
                  </span>
                </button>
              ) : (
                <>
                  <div className="flex items-center gap-2 px-1 pb-2">
                    <h2 className="flex min-w-0 items-center gap-2 font-text text-13 font-strong">
                      {stage ? <StageSign at={at} of={stages.length} /> : <DecisionSign status={key} />}
                      <span dir="auto" className="min-w-0 wrap-anywhere">
                        {name}
                      </span>{' '}
                      <span className="text-12 font-medium whitespace-nowrap text-ink-soft">{countOf(cards)}</span>
                      {stage && at <= naming && <NamingSign isHiding={at < naming} />}
                    </h2>
                    {drag?.over === key && isUncovered(at) && (
                      <span className="ml-auto text-12 whitespace-nowrap text-brand-strong">Shows name</span>
                    )}
                    {stage && mayDecide && cards.length > 0 && (
                      <Checkbox
                        className="ml-auto"
                        label={<span className="sr-only">{`Choose all in ${name}`}</span>}
                        checked={cards.every(({ id }) => chosen.has(id))}
                        onChange={({ target }) =>
                          onChoose(
                            cards.map(({ id }) => id),
                            target.checked,
                          )
                        }
                      />
                    )}
                    {isWide && key === FOLDED && (
                      <IconButton className="ml-auto" aria-label={`Fold ${name}`} onClick={() => setUnfolded(false)}>
                        <ChevronsRight aria-hidden />
                      </IconButton>
                    )}
                  </div>
                  <ul className="-mx-2 space-y-2 px-2">
                    {cards.map((application) => (
                      <BoardCard
                        key={application.id}
                        application={application}
                        stage={stage}
                        stages={stages}
                        owner={people?.assignees.find(({ id }) => id === application.assignee_id)}
                        next={nextSteps.get(application.id)}
                        isChosen={chosen.has(application.id)}
                        onChoose={(isChosen) => onChoose([application.id], isChosen)}
                        onAct={onAct}
                        gap={drag?.id === String(application.id) ? drag.height : 0}
                        onStage={(to) => moveTo(application, to, 'select')}
                        onAsk={onAsk}
                        {...acts}
                      />
                    ))}
                    {cards.length === 0 && (
                      <li className="px-1 py-3 text-12 text-ink-soft">
                        {isPart
                          ? 'None of those shown.'
                          : stage
                            ? 'Nobody is here.'
                            : `Nobody is ${key.toLowerCase()}.`}
                      </li>
                    )}
                  </ul>
                </>
              )}
            </section>
          ))}
        </div>
      </div>
      <div className="triage-board-tools mt-3 flex flex-wrap items-center justify-between gap-2">
        {mayDecide && (
          <KeyHints
            where="On a card"
            hints={[
              { keys: ['J', 'K'], does: 'next and previous' },
              { keys: ['Ctrl', '←', '→'], does: 'move it to another stage' },
              { keys: ['X'], does: 'choose' },
              ...possibleActs.map(({ key, label }) => ({ keys: [key.toUpperCase()], does: label.toLowerCase() })),
              { keys: ['Z'], does: 'undo' },
            ]}
          />
        )}
        {mayEdit && (
          <Button size="small" icon={<Settings2 aria-hidden />} onClick={() => setEditing(true)}>
            Stages
          </Button>
        )}
      </div>
      {isEditing && (
        <Suspense>
          <StagesDialog jobId={jobId} list={data} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
