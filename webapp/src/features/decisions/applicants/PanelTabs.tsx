import '@/features/decisions/applicants/triage.css'
import { FileText, Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import type { Applicant } from '@/api/decisions'
import { Button } from '@/components/Button'
import { Tabs } from '@/components/Tabs'
import { Papers, type ApplicantActs } from '@/features/decisions/applicants/ApplicantParts'
import { ResumeText } from '@/features/decisions/applicants/BlindResume'
import { Notes } from '@/features/decisions/applicants/Notes'
import { OwnScore } from '@/features/decisions/applicants/OwnScore'
import type { PanelTab } from '@/features/decisions/applicants/panelTabs'
import { ScoreAnalysis } from '@/features/decisions/applicants/ScoreAnalysis'
import type { Scoring } from '@/features/decisions/applicants/useScoring'
import { useMay } from '@/features/decisions/permitted'
import { documentState, fileName } from '@/rules/tracker'

const OwnTags = lazy(() =>
  import('@/features/decisions/applicants/OwnTags').then((file) => ({ default: file.OwnTags })),
)
const Interviews = lazy(() =>
  import('@/features/decisions/applicants/Interviews').then((file) => ({ default: file.Interviews })),
)
const Reasons = lazy(() =>
  import('@/features/decisions/applicants/Reasons').then((file) => ({ default: file.Reasons })),
)
const Offers = lazy(() => import('@/features/decisions/applicants/Offers').then((file) => ({ default: file.Offers })))
const TeamThread = lazy(() =>
  import('@/features/decisions/applicants/TeamThread').then((file) => ({ default: file.TeamThread })),
)
const ScreeningAnswers = lazy(() =>
  import('@/components/ScreeningAnswers').then((file) => ({ default: file.ScreeningAnswers })),
)
const CoverLetter = lazy(() =>
  import('@/features/decisions/applicants/CoverLetter').then((file) => ({ default: file.CoverLetter })),
)
const DocumentPreview = lazy(() =>
  import('@/components/DocumentViewer').then((file) => ({ default: file.DocumentPreview })),
)

type Props = ApplicantActs & {
  application: Applicant
  jobId: number
  jobTitle: string
  scoring: Scoring
  onScoring: () => void
  onCancelScoring: () => void
  onContact: (application: Applicant) => void
  tab: PanelTab
  onTab: (tab: PanelTab) => void
}

/** What is known about one applicant; a tab is loaded when it is opened. */
export function PanelTabs({ tab, onTab, ...props }: Props) {
  const { application, jobId } = props
  const { id, status, notes } = application
  const mayDecide = useMay('decide')
  return (
    <div className="triage-tabs">
      <Tabs
        label="About this applicant"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'evidence', label: 'Evidence', content: <Evidence {...props} /> },
          { value: 'resume', label: 'Resume', content: <Resume {...props} /> },
          {
            value: 'thread',
            label: 'Thread',
            content: (
              <Suspense>
                <TeamThread
                  key={id}
                  applicationId={id}
                  to={application.full_name}
                  mayWrite={mayDecide && (application.is_blind || application.user_id !== null)}
                />
              </Suspense>
            ),
          },
          {
            value: 'scorecards',
            label: 'Scorecards',
            content: (
              <Suspense>
                <Interviews key={id} application={application} />
              </Suspense>
            ),
          },
          {
            value: 'notes',
            label: notes > 0 ? `Notes ${notes}` : 'Notes',
            content: (
              <>
                <Notes key={id} applicationId={id} />
                <Suspense>
                  {mayDecide && <OwnTags key={`tags ${id}`} application={application} />}
                  {application.withdrawn_at === null && (
                    <Reasons applicationId={id} jobId={jobId} isRejected={status === 'Rejected'} />
                  )}
                </Suspense>
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

type PartProps = Omit<Props, 'tab' | 'onTab'>

function Evidence({ application, jobTitle, scoring, onScoring, onCancelScoring }: PartProps) {
  const mayDecide = useMay('decide')
  return (
    <>
      <ScoreAnalysis
        key={application.id}
        application={application}
        jobTitle={jobTitle}
        state={scoring}
        onScore={onScoring}
        onCancel={onCancelScoring}
      />
      <OwnScore key={`own ${application.id}`} application={application} />
      {mayDecide && application.status !== 'Submitted' && (
        <Suspense>
          <Offers key={`offers ${application.id}`} application={application} jobTitle={jobTitle} />
        </Suspense>
      )}
      <Suspense>
        <ScreeningAnswers applicationId={application.id} className="mt-5 border-t border-line pt-4" />
      </Suspense>
    </>
  )
}

function Resume({ application, onContact, onView, onResumeText }: PartProps) {
  const mayContact = useMay('use_pool')
  const [isReading, setReading] = useState(false)
  const { resume_submitted: key, full_name: name } = application
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-1.5">
        <Papers application={application} onView={onView} onResumeText={onResumeText} />
        {!application.is_blind && (
          <>
            <Button size="row" icon={<FileText aria-hidden />} onClick={() => setReading(true)}>
              Cover letter
            </Button>
            {mayContact && (
              <Button size="row" icon={<Mail aria-hidden />} onClick={() => onContact(application)}>
                Contact
              </Button>
            )}
          </>
        )}
      </div>
      <Suspense>
        {isReading && <CoverLetter application={application} onClose={() => setReading(false)} />}
        {application.is_blind && application.has_resume && <ResumeText applicationId={application.id} />}
        {documentState(key) === 'submitted' && (
          <DocumentPreview
            key={key}
            document={{ key, title: `Resume, ${name}`, name: fileName('Resume', name, key) }}
          />
        )}
        {!application.has_resume && <p className="text-ink-soft">No resume came with this application.</p>}
      </Suspense>
    </>
  )
}
