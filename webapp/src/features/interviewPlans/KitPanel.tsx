import { ChevronDown, ChevronUp, Pencil, Printer, Send, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { useApplicantsQuery } from '@/api/decisions'
import { usePlannedKitsQuery, useProposePlanMutation } from '@/api/interviewPlans'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { IconButton } from '@/components/IconButton'
import { Initials } from '@/components/Initials'
import { PrintReport } from '@/components/PrintReport'
import { Segments } from '@/components/Segments'
import { Select } from '@/components/Select'
import { KitQuestions } from '@/features/interviewPlans/KitQuestions'
import { BESIDE } from '@/lib/layout'
import { notify } from '@/lib/notify'
import { useMedia } from '@/lib/useMedia'
import { keyWithin } from '@/lib/useRowKeys'
import { messageOf } from '@/rules/errors'

type Props = {
  jobId: number
  /** Null: the first one who waits for a decision. */
  applicationId: number | null
  /** Which interview of the plan is shown, from 0 on. */
  step: number
  /** The requirement that is tied to its question. */
  chosen: string | null
  onApplicant: (id: number) => void
  onStep: (step: number) => void
  onChoose: (id: string) => void
  onEdit: () => void
  onClose: () => void
}

/** What each interview of the plan asks one applicant; beside the plan if there is room, otherwise over it. */
export function KitPanel({
  jobId,
  applicationId,
  step,
  chosen,
  onApplicant,
  onStep,
  onChoose,
  onEdit,
  onClose,
}: Props) {
  const isBeside = useMedia(BESIDE)
  const open = { status: 'Submitted', sort: 'applied', words: '', page: 1, pageSize: 100 } as const
  const people = useApplicantsQuery({ jobId, ...open })
  const listed = people.data?.applications ?? []
  const id = applicationId ?? listed[0]?.id ?? null
  const at = listed.findIndex((applicant) => applicant.id === id)
  const { currentData: data, error, refetch } = usePlannedKitsQuery(id ?? 0, { skip: id === null })
  const [propose, proposing] = useProposePlanMutation()
  const kit = data?.kits[Math.min(step, data.kits.length - 1)]
  const name = data?.candidate ?? listed[at]?.full_name ?? ''
  const go = (by: number) => {
    const next = listed[at + by]
    if (next) onApplicant(next.id)
  }
  const send = async () => {
    const { error: failed } = await propose(id!)
    if (failed) notify('The plan could not be sent.', { tone: 'bad', text: messageOf(failed) })
    else notify('The first invitation is on its way.', { tone: 'good', text: 'The next ones follow, one at a time.' })
  }
  const size = isBeside ? 'medium' : 'large'
  const failure = error ?? people.error
  const body = (
    <>
      {listed.length > 0 && (
        <div className="flex items-center gap-2">
          <Select
            aria-label="Applicant"
            className="min-w-0 flex-1"
            value={id ?? ''}
            onChange={(event) => onApplicant(Number(event.target.value))}
          >
            {at < 0 && id !== null && <option value={id}>{name}</option>}
            {listed.map((applicant) => (
              <option key={applicant.id} value={applicant.id}>
                {applicant.full_name}
              </option>
            ))}
          </Select>
          <IconButton edge size={size} aria-label="Previous applicant" disabled={at <= 0} onClick={() => go(-1)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton
            edge
            size={size}
            aria-label="Next applicant"
            disabled={at < 0 || at + 1 >= listed.length}
            onClick={() => go(1)}
          >
            <ChevronDown aria-hidden />
          </IconButton>
        </div>
      )}
      {data && data.kits.length > 1 && (
        <div className="mt-3">
          <Segments
            label="Interview"
            value={String(Math.min(step, data.kits.length - 1))}
            options={data.kits.map(({ title }, place) => ({ value: String(place), label: title }))}
            onChange={(value) => onStep(Number(value))}
          />
        </div>
      )}
      {kit && data ? (
        <KitQuestions kit={kit} candidate={data.candidate} chosen={chosen} onChoose={isBeside ? onChoose : undefined} />
      ) : failure ? (
        <div className="mt-4 text-13">
          <p>{messageOf(failure) ?? 'The questions could not be loaded.'}</p>
          <Button size="small" className="mt-3" onClick={() => void (error ? refetch() : people.refetch())}>
            Try again
          </Button>
        </div>
      ) : (
        <p role="status" className="mt-4 text-13 text-ink-soft">
          {id === null && people.data
            ? 'Nobody is waiting for a decision. Questions appear here once somebody applies.'
            : 'Reading what the resume proves...'}
        </p>
      )}
      {kit && data && (
        <PrintReport
          title={`${kit.title}: ${data.candidate}`}
          about={[{ label: 'Interviewers', value: kit.interviewers.map(({ username }) => username).join(', ') }]}
        >
          <KitQuestions kit={kit} candidate={data.candidate} chosen={null} />
        </PrintReport>
      )}
    </>
  )
  const acts = kit && data && (
    <>
      <Button icon={<Pencil aria-hidden />} onClick={onEdit}>
        Edit kit
      </Button>
      {isBeside && (
        <IconButton edge size="medium" aria-label="Print" className="order-last ml-auto" onClick={() => window.print()}>
          <Printer aria-hidden />
        </IconButton>
      )}
      {data.may_propose && (
        <Button
          variant="primary"
          className={isBeside ? 'order-first' : undefined}
          icon={<Send aria-hidden />}
          busy={proposing.isLoading ? 'Sending...' : undefined}
          onClick={() => void send()}
        >
          Send booking link
        </Button>
      )}
    </>
  )
  if (!isBeside)
    return (
      <Dialog open wide onOpenChange={onClose} title="Interview kit" lead={name} actions={acts}>
        {body}
      </Dialog>
    )
  return (
    <Beside name={name} foot={acts} onStep={go} onClose={onClose}>
      {body}
    </Beside>
  )
}

type BesideProps = {
  name: string
  foot: ReactNode
  children: ReactNode
  onStep: (by: number) => void
  onClose: () => void
}

function Beside({ name, foot, children, onStep, onClose }: BesideProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.querySelector('h2')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCovered = document.querySelector('[role="dialog"]:not([data-beside])') !== null
    if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) return onClose()
    const by = { j: 1, k: -1 }[keyWithin(panel.current, event) ?? '']
    if (!by) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div
      ref={panel}
      role="dialog"
      data-beside
      aria-label={`Interview kit, ${name}`}
      className="kit-panel animate-appear border-l border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-3 px-6 pt-5 pb-3">
        <span className="flex min-w-0 items-center gap-3">
          <Initials name={name} className="size-10 text-12 font-strong" />
          <span className="min-w-0">
            <span className="block text-12 text-ink-soft">Interview kit for</span>
            <h2 dir="auto" tabIndex={-1} className="line-clamp-2 text-20 outline-none wrap-anywhere" title={name}>
              {name}
            </h2>
          </span>
        </span>
        <IconButton aria-label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div data-kit-scroll className="min-h-0 flex-1 overflow-y-auto px-6 pb-5">
        {children}
      </div>
      {foot && <div className="flex items-center gap-2 border-t border-line bg-paper px-6 py-3">{foot}</div>}
    </div>
  )
}
