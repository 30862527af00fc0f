import { lazy, Suspense, useState } from 'react'

import { MOST_DECISIONS } from '@/api/server.gen'
import type { Applicant } from '@/api/decisions'
import { useJobReasonsQuery } from '@/api/rejectionReasons'
import { useStagesQuery } from '@/api/stages'
import { useAssigneesQuery } from '@/api/triage'
import { Card } from '@/components/Card'
import { DocumentViewer, type ShownDocument } from '@/components/DocumentViewer'
import { NotFresh } from '@/components/NotFresh'
import { Pagination } from '@/components/Pagination'
import { acts as possibleActs, possibleFor, type Act } from '@/features/decisions/applicants/acts'
import { ApplicantTable } from '@/features/decisions/applicants/ApplicantTable'
import { BackToJobs } from '@/features/decisions/BackToJobs'
import { useColumns, type Column } from '@/features/decisions/applicants/columns'
import { FormTabs } from '@/features/decisions/applicants/FormTabs'
import { JobFailed } from '@/features/decisions/JobFailed'
import { JobHeader } from '@/features/decisions/applicants/JobHeader'
import { ListKeys, ListTools } from '@/features/decisions/applicants/ListTools'
import { useApplicantList } from '@/features/decisions/applicants/useApplicantList'
import { useChosen } from '@/features/decisions/applicants/useChosen'
import { useDecisions, type Change, type DecisionWords } from '@/features/decisions/applicants/useDecisions'
import { Naming, Permitted } from '@/features/decisions/permitted'
import { useKeysEverywhere } from '@/lib/useKeysEverywhere'
import { useRowKeys } from '@/lib/useRowKeys'
import { useScoring } from '@/features/decisions/applicants/useScoring'
import { Waiting } from '@/features/decisions/Waiting'
import { BESIDE } from '@/lib/layout'
import { undoLast } from '@/lib/wayBack'
import { useMedia } from '@/lib/useMedia'
import { useRoom } from '@/lib/useRoom'
import { PAGE_SIZE, possible, type Sort } from '@/rules/decisions'
import type { Status } from '@/rules/tracker'

const ApplicantCards = lazy(() =>
  import('@/features/decisions/applicants/ApplicantCards').then((file) => ({ default: file.ApplicantCards })),
)
const ApplicantPanel = lazy(() =>
  import('@/features/decisions/applicants/ApplicantPanel').then((file) => ({ default: file.ApplicantPanel })),
)
const ApplicantBoard = lazy(() =>
  import('@/features/decisions/applicants/ApplicantBoard').then((file) => ({ default: file.ApplicantBoard })),
)
const ActDialog = lazy(() =>
  import('@/features/decisions/applicants/ActDialog').then((file) => ({ default: file.ActDialog })),
)
const BlindResume = lazy(() =>
  import('@/features/decisions/applicants/BlindResume').then((file) => ({ default: file.BlindResume })),
)
const SelectionBar = lazy(() =>
  import('@/features/decisions/applicants/SelectionBar').then((file) => ({ default: file.SelectionBar })),
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
const NoApplications = lazy(() =>
  import('@/features/decisions/applicants/NoApplications').then((file) => ({ default: file.NoApplications })),
)
const Insights = lazy(() =>
  import('@/features/decisions/applicants/Insights').then((file) => ({ default: file.Insights })),
)

/** Width in pixels that the columns of the table need. */
const LEAST = 850

/** What the table shows next to the panel where there is no room for more. */
const BESIDE_COLUMNS: readonly Column[] = ['Name', 'Actions', 'Status']

type Props = { jobId: number; first: number | null; order: Sort; onBack: () => void }

/** The applications for one job, and everything that can be done with them. */
export function ApplicationsView({ jobId, first, order, onBack }: Props) {
  const applicants = useApplicantList(jobId, first, order)
  const { form, listing, list, answer, applications, last, isOld, openAt, opened, show } = applicants
  const [preview, setPreview] = useState<ShownDocument | null>(null)
  const [reader, setReader] = useState<Applicant | null>(null)
  const [writing, setWriting] = useState<Applicant | null>(null)
  const [asking, setAsking] = useState<Change | null>(null)
  const [acting, setActing] = useState<{ act: Act; applications: readonly Applicant[] } | null>(null)
  const [rejecting, setRejecting] = useState<Change | null>(null)
  const isBeside = useMedia(BESIDE)
  const keys = useKeysEverywhere()
  const { names: shownColumns, choose: chooseColumns } = useColumns()
  const { hasRoom, place } = useRoom(LEAST)

  const decisions = useDecisions()
  const { busy, isHeld, decide, undo } = decisions
  const { chosen, choose, clear } = useChosen(applications)
  const permitted = answer?.job.permitted ?? []
  const mayDecide = permitted.includes('decide')
  const scoring = useScoring(applications, answer?.job.description, mayDecide)
  const { data: stages } = useStagesQuery(jobId)
  const { data: choices } = useJobReasonsQuery(jobId, { skip: !mayDecide })
  const { data: people } = useAssigneesQuery(jobId, { skip: !mayDecide || !shownColumns.includes('Assignee') })
  const assignees = new Map(people?.assignees.map(({ id, username }) => [id, username]))

  /** Leaves out those about whom a decision waits or is under way. */
  const askAbout = ({ status, applications: those }: Change) => {
    const free = those.filter(({ id }) => !busy.has(id) && !isHeld(id))
    if (free.length > 0 && mayDecide) setAsking({ status, applications: free })
  }
  const ask = (status: Status, application: Applicant | undefined) => {
    if (application && possible(application.status).includes(status)) askAbout({ status, applications: [application] })
  }
  const actOn = (act: Act, those: readonly (Applicant | undefined)[]) => {
    const able = possibleFor(
      act,
      those.filter((applicant) => applicant !== undefined),
    )
    if (able.length > 0 && able.length <= MOST_DECISIONS && mayDecide) setActing({ act, applications: able })
  }
  /** On everybody chosen, or else on the row that has the focus. */
  const actByKey = (act: Act) => (at: number) => actOn(act, chosen.size > 0 ? [...chosen.values()] : [applications[at]])
  const rows = useRowKeys(
    {
      enter: (at) => applications[at] && show(applications[at].id),
      s: (at) => ask('Selected', applications[at]),
      r: (at) => ask('Rejected', applications[at]),
      ...Object.fromEntries(possibleActs.map(({ act, key }) => [key, actByKey(act)])),
      z: () => undoLast(),
      ...(chosen.size > 0 && { escape: clear }),
      x: (at) => {
        const application = applications[at]
        if (application) choose([application.id], !chosen.has(application.id))
      },
    },
    keys.isOn,
  )
  const noteDecided = ({ status, applications: those }: Change) =>
    applicants.decided(
      those.map(({ id }) => id),
      status,
    )
  const decideChosen = async (change: Change, words: DecisionWords, onSent: () => void) => {
    const outcome = await decide(change, words, () => {
      noteDecided(change)
      onSent()
    })
    if (outcome.isMade && change.applications.length > 1) clear()
    // Whoever is decided leaves the list of those who wait: the next one opens by itself.
    else if (outcome.isMade && opened && listing.quick) applicants.stepBy(1)?.()
    return outcome
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
      change.status === 'Rejected' && choices?.is_own
        ? setRejecting(change)
        : void decisions.decideAtOnce(change, () => noteDecided(change)),
    isHeld,
    onUndo: undo,
  }
  // Beside the panel the table stays, so that the list keeps its shape when somebody is opened.
  const Rows = hasRoom || isBeside ? ApplicantTable : ApplicantCards
  const all = answer ? answer.counts.Submitted + answer.counts.Selected + answer.counts.Rejected : 0

  const tools = {
    all,
    isBoard: form === 'board',
    listing,
    onList: applicants.look,
    chosenColumns: shownColumns,
    onColumns: chooseColumns,
  }
  const naming = answer?.job.blind_review && stages?.stages.find(({ id }) => id === answer.job.names_from)
  return (
    <Permitted value={permitted}>
      <Naming value={naming || undefined}>
        <div className={opened && isBeside ? 'triage triage-split' : 'triage'}>
          {!answer && <BackToJobs onBack={onBack} />}
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
              <JobHeader job={answer.job} onBack={onBack}>
                <FormTabs answer={answer} all={all} form={form} onForm={applicants.setForm} />
              </JobHeader>
              {form !== 'charts' && (
                <ListTools {...tools} answer={answer} jobId={jobId} stages={stages?.stages ?? []} keys={keys} />
              )}
              {isOld && <NotFresh onRetry={applicants.refetch} />}
              {form === 'charts' ? (
                <Suspense>
                  <Insights jobId={jobId} onBack={onBack} />
                </Suspense>
              ) : answer.total === 0 ? (
                <Suspense>
                  <NoApplications all={all} listing={listing} onList={list} />
                </Suspense>
              ) : form === 'board' ? (
                <Suspense>
                  <ApplicantBoard
                    jobId={jobId}
                    applications={applications}
                    total={answer.total}
                    chosen={chosen}
                    onChoose={choose}
                    onAct={actOn}
                    onAsk={askAbout}
                    {...acts}
                  />
                </Suspense>
              ) : (
                <Card className="overflow-hidden" aria-busy={applicants.isFetching}>
                  <div ref={place}>
                    <Suspense fallback={<Waiting says="Loading applications..." />}>
                      <Rows
                        jobId={jobId}
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
                    </Suspense>
                  </div>
                  {!isOld && (
                    <Pagination
                      page={Math.min(applicants.page, last)}
                      pageSize={PAGE_SIZE}
                      total={answer.total}
                      onPage={(page) => list({ ...listing, page })}
                    />
                  )}
                </Card>
              )}
              {form === 'table' && answer.total > 0 && (
                <div className="mt-3">
                  <ListKeys />
                </div>
              )}
              {form !== 'charts' && mayDecide && chosen.size > 0 && (
                <Suspense>
                  <SelectionBar
                    chosen={[...chosen.values()]}
                    rows={applications}
                    onDecide={askAbout}
                    onAct={actOn}
                    onClear={clear}
                  />
                </Suspense>
              )}
            </>
          )}
          {answer && opened && (
            <Suspense>
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
                onAsk={(status) => ask(status, opened)}
                onAct={(act) => actOn(act, [opened])}
                rowOf={() => rows.current?.querySelectorAll<HTMLElement>('[data-row]')[openAt]}
                onClose={() => show(null)}
                {...acts}
              />
            </Suspense>
          )}
          {reader && (
            <Suspense fallback={null}>
              <BlindResume application={reader} onClose={() => setReader(null)} />
            </Suspense>
          )}
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
          {acting && answer && (
            <Suspense fallback={null}>
              <ActDialog
                {...acting}
                jobId={jobId}
                tags={answer.tags}
                onDone={() => acting.applications.some(({ id }) => chosen.has(id)) && clear()}
                onClose={() => setActing(null)}
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
      </Naming>
    </Permitted>
  )
}
