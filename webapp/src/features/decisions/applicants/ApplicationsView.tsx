import { ChartColumn, EyeOff, SquareKanban, Table2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useSwitchBlindReviewMutation, type Applicant } from '@/api/decisions'
import { useJobReasonsQuery } from '@/api/rejectionReasons'
import { useStagesQuery } from '@/api/stages'
import { useAssigneesQuery } from '@/api/triage'
import { messageOf } from '@/rules/errors'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { DocumentViewer, type ShownDocument } from '@/components/DocumentViewer'
import { EmptyState } from '@/components/EmptyState'
import { NotFresh } from '@/components/NotFresh'
import { Pagination } from '@/components/Pagination'
import { Segments } from '@/components/Segments'
import { Switch } from '@/components/Switch'
import { ApplicantCards } from '@/features/decisions/applicants/ApplicantCards'
import { ApplicantPanel } from '@/features/decisions/applicants/ApplicantPanel'
import { ApplicantTable } from '@/features/decisions/applicants/ApplicantTable'
import { BackToJobs } from '@/features/decisions/BackToJobs'
import { BlindResume } from '@/features/decisions/applicants/BlindReview'
import { useColumns, type Column } from '@/features/decisions/applicants/columns'
import { JobFailed } from '@/features/decisions/JobFailed'
import { JobHeader } from '@/features/decisions/applicants/JobHeader'
import { ListTools } from '@/features/decisions/applicants/ListTools'
import { SelectionBar } from '@/features/decisions/applicants/SelectionBar'
import { useApplicantList } from '@/features/decisions/applicants/useApplicantList'
import { useChosen } from '@/features/decisions/applicants/useChosen'
import { useDecisions, type Change, type DecisionWords } from '@/features/decisions/applicants/useDecisions'
import { Permitted } from '@/features/decisions/permitted'
import { useKeysEverywhere } from '@/lib/useKeysEverywhere'
import { useRowKeys } from '@/lib/useRowKeys'
import { useScoring } from '@/features/decisions/applicants/useScoring'
import { Waiting } from '@/features/decisions/Waiting'
import { BESIDE } from '@/lib/layout'
import { notify } from '@/lib/notify'
import { useMedia } from '@/lib/useMedia'
import { useRoom } from '@/lib/useRoom'
import { PAGE_SIZE, possible, type Sort } from '@/rules/decisions'
import type { Status } from '@/rules/tracker'

const ApplicantBoard = lazy(() =>
  import('@/features/decisions/applicants/ApplicantBoard').then((file) => ({ default: file.ApplicantBoard })),
)
const MoveChosen = lazy(() =>
  import('@/features/decisions/applicants/MoveChosen').then((file) => ({ default: file.MoveChosen })),
)
const AssignChosen = lazy(() =>
  import('@/features/decisions/applicants/AssignChosen').then((file) => ({ default: file.AssignChosen })),
)
const Views = lazy(() => import('@/features/decisions/applicants/Views').then((file) => ({ default: file.Views })))
const TagChosen = lazy(() =>
  import('@/features/decisions/applicants/TagChosen').then((file) => ({ default: file.TagChosen })),
)
const ContactDialog = lazy(() =>
  import('@/features/decisions/ContactDialog').then((file) => ({ default: file.ContactDialog })),
)
const DecideDialog = lazy(() =>
  import('@/features/decisions/applicants/DecideDialog').then((file) => ({ default: file.DecideDialog })),
)
const ReasonSheet = lazy(() =>
  import('@/features/decisions/applicants/ReasonSheet').then((file) => ({ default: file.ReasonSheet })),
)
const Insights = lazy(() =>
  import('@/features/decisions/applicants/Insights').then((file) => ({ default: file.Insights })),
)

const CHARTS = { value: 'charts', label: 'Charts', icon: <ChartColumn aria-hidden /> } as const

/** Width in pixels that the columns of the table need. */
const LEAST = 850

/** What the table shows next to the panel where there is no room for more. */
const BESIDE_COLUMNS: readonly Column[] = ['Name', 'Actions', 'Status']

/** Beside the panel, the list also uses the free margins of the screen. */
const BESIDE_PANEL =
  'pr-[calc(436px-max(0px,(100vw-var(--sidebar-width)-1264px)/2))] -ml-[max(0px,(100vw-var(--sidebar-width)-1264px)/2)]'

type Props = { jobId: number; first: number | null; order: Sort; onBack: () => void }

/** The applications for one job, and everything that can be done with them. */
export function ApplicationsView({ jobId, first, order, onBack }: Props) {
  const applicants = useApplicantList(jobId, first, order)
  const { form, listing, list, answer, applications, last, isOld, openAt, opened, show } = applicants
  const [preview, setPreview] = useState<ShownDocument | null>(null)
  const [reader, setReader] = useState<Applicant | null>(null)
  const [writing, setWriting] = useState<Applicant | null>(null)
  const [asking, setAsking] = useState<Change | null>(null)
  const [rejecting, setRejecting] = useState<Change | null>(null)
  const isBeside = useMedia(BESIDE)
  const keys = useKeysEverywhere()
  const { names: shownColumns, choose: chooseColumns } = useColumns()
  const { hasRoom, place } = useRoom(LEAST)

  const decisions = useDecisions()
  const { busy, isHeld, decide, undo, undoLast } = decisions
  const { chosen, choose, clear } = useChosen(applications)
  const permitted = answer?.job.permitted ?? []
  const mayDecide = permitted.includes('decide')
  const scoring = useScoring(applications, answer?.job.description, mayDecide)
  const { data: stages } = useStagesQuery(jobId)
  const { data: choices } = useJobReasonsQuery(jobId, { skip: !mayDecide })
  const { data: people } = useAssigneesQuery(jobId, { skip: !mayDecide || !shownColumns.includes('Assignee') })
  const assignees = new Map(people?.assignees.map(({ id, username }) => [id, username]))
  const [switchBlind] = useSwitchBlindReviewMutation()

  const byKey = (status: Status) => (at: number) => {
    const application = applications[at]
    if (
      application &&
      mayDecide &&
      possible(application.status).includes(status) &&
      !busy.has(application.id) &&
      !isHeld(application.id)
    )
      setAsking({ status, applications: [application] })
  }
  const rows = useRowKeys(
    {
      enter: (at) => applications[at] && show(applications[at].id),
      s: byKey('Selected'),
      r: byKey('Rejected'),
      z: undoLast,
      x: (at) => {
        const application = applications[at]
        if (application) choose([application.id], !chosen.has(application.id))
      },
    },
    keys.isOn,
  )
  const decideChosen = async (change: Change, words: DecisionWords, onSent: () => void) => {
    const outcome = await decide(change, words, onSent)
    if (outcome.isMade && change.applications.length > 1) clear()
    // Answering those who wait: the next one opens by itself.
    else if (outcome.isMade && opened && listing.sort === 'due') applicants.stepBy(1)?.()
    return outcome
  }
  const blind = async (on: boolean) => {
    const { error: failed } = await switchBlind({ jobId, on })
    if (failed) notify('Blind review could not be turned on or off.', { tone: 'bad', text: messageOf(failed) })
  }

  const acts = {
    busy,
    onOpen: ({ id }: Applicant) => show(id),
    onScore: ({ id }: Applicant) => {
      show(id)
      void scoring.score(id)
    },
    onView: setPreview,
    onResumeText: setReader,
    onDecide: (change: Change) =>
      change.status === 'Rejected' && choices?.is_own ? setRejecting(change) : void decisions.decideAtOnce(change),
    isHeld,
    onUndo: undo,
  }
  // Beside the panel the table stays, so that the list keeps its shape when somebody is opened.
  const Rows = hasRoom || isBeside ? ApplicantTable : ApplicantCards
  const all = answer ? answer.counts.Submitted + answer.counts.Selected + answer.counts.Rejected : 0

  return (
    <Permitted value={permitted}>
      <div className={opened && isBeside ? BESIDE_PANEL : undefined}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <BackToJobs onBack={onBack} />
          {answer && (
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              {permitted.includes('post_jobs') && (
                <Switch checked={answer.job.blind_review} onChange={(on) => void blind(on)}>
                  <EyeOff aria-hidden className="size-4" strokeWidth={1.75} /> Blind review
                </Switch>
              )}
              <Segments
                label="View"
                value={form}
                onChange={applicants.setForm}
                options={[
                  { value: 'table', label: 'Table', icon: <Table2 aria-hidden /> },
                  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden /> },
                  ...(permitted.includes('see_figures') ? [CHARTS] : []),
                ]}
              />
            </span>
          )}
        </div>
        {applicants.isLoading && (
          <Card>
            <Waiting says="Loading applications..." />
          </Card>
        )}
        {!applicants.isLoading && !answer && (
          <Card>
            <JobFailed
              title="Failed to fetch applications"
              error={applicants.error}
              onRetry={applicants.refetch}
              onBack={onBack}
            />
          </Card>
        )}
        {answer && (
          <>
            <JobHeader job={answer.job} />
            {form !== 'charts' && (
              <ListTools
                answer={answer}
                all={all}
                isBoard={form === 'board'}
                jobId={jobId}
                stages={stages?.stages ?? []}
                chosenColumns={shownColumns}
                onColumns={chooseColumns}
                keys={keys}
                listing={listing}
                onList={applicants.look}
              />
            )}
            {form !== 'charts' && (
              <Suspense>
                <Views
                  answer={answer}
                  all={all}
                  listing={listing}
                  onList={applicants.look}
                  chosenColumns={shownColumns}
                  onColumns={chooseColumns}
                />
              </Suspense>
            )}
            {isOld && <NotFresh onRetry={applicants.refetch} />}
            {form === 'charts' ? (
              <Suspense>
                <Insights jobId={jobId} onBack={onBack} />
              </Suspense>
            ) : answer.total === 0 ? (
              <Card>
                <EmptyState
                  title="No applications found for this job"
                  text={all > 0 ? 'No application matches your search.' : 'Applications appear here.'}
                  action={
                    all > 0 && (
                      <Button onClick={() => list({ sort: listing.sort, status: '', words: '', page: 1 })}>
                        Show all applications
                      </Button>
                    )
                  }
                />
              </Card>
            ) : form === 'board' ? (
              <Suspense>
                <ApplicantBoard
                  jobId={jobId}
                  applications={applications}
                  total={answer.total}
                  onAsk={setAsking}
                  {...acts}
                />
              </Suspense>
            ) : (
              <>
                <Card className="overflow-hidden" aria-busy={applicants.isFetching}>
                  <div ref={place}>
                    <Rows
                      applications={applications}
                      open={opened?.id ?? null}
                      chosen={chosen}
                      onChoose={choose}
                      ref={rows}
                      stages={stages?.stages ?? []}
                      columns={hasRoom || !opened ? shownColumns : BESIDE_COLUMNS}
                      assignees={assignees}
                      {...acts}
                    />
                  </div>
                  {!isOld && (
                    <Pagination
                      page={Math.min(listing.page, last)}
                      pageSize={PAGE_SIZE}
                      total={answer.total}
                      onPage={(page) => list({ ...listing, page })}
                    />
                  )}
                </Card>
                {mayDecide && chosen.size > 0 && (
                  <SelectionBar chosen={[...chosen.values()]} rows={applications} onDecide={setAsking} onClear={clear}>
                    <Suspense>
                      <MoveChosen jobId={jobId} chosen={[...chosen.values()]} onMoved={clear} />
                      <AssignChosen jobId={jobId} chosen={[...chosen.values()]} onAssigned={clear} />
                      <TagChosen chosen={[...chosen.values()]} onTagged={clear} />
                    </Suspense>
                  </SelectionBar>
                )}
              </>
            )}
          </>
        )}
        {answer && opened && (
          <ApplicantPanel
            application={opened}
            jobId={jobId}
            jobTitle={answer.job.title}
            scoring={scoring.stateOf(opened.id)}
            onScoring={() => void scoring.score(opened.id)}
            onCancelScoring={() => scoring.cancel(opened.id)}
            onContact={setWriting}
            toPrevious={applicants.stepBy(-1)}
            toNext={applicants.stepBy(1)}
            onAsk={(status) => byKey(status)(openAt)}
            onUndoLast={undoLast}
            rowOf={() => rows.current?.querySelectorAll<HTMLElement>('[data-row]')[openAt]}
            onClose={() => show(null)}
            {...acts}
          />
        )}
        {reader && <BlindResume application={reader} onClose={() => setReader(null)} />}
        {answer && writing && (
          <Suspense fallback={null}>
            <ContactDialog
              to={{ name: writing.full_name, email: writing.email, skills: [], hasApplied: true }}
              job={answer.job}
              onClose={() => setWriting(null)}
            />
          </Suspense>
        )}
        {rejecting && (
          <Suspense fallback={null}>
            <ReasonSheet
              change={rejecting}
              reasons={choices!.reasons}
              onReject={(words) => void decideChosen(rejecting, words, () => {})}
              onClose={() => setRejecting(null)}
            />
          </Suspense>
        )}
        {asking && (
          <Suspense fallback={null}>
            <DecideDialog change={asking} jobId={jobId} onDecide={decideChosen} onClose={() => setAsking(null)} />
          </Suspense>
        )}
        <DocumentViewer preview={preview} onClose={() => setPreview(null)} />
      </div>
    </Permitted>
  )
}
