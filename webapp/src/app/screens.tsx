import { lazy, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'

import { PublicPage } from '@/app/PublicPage'
import { SignedInOnly, ToLogin } from '@/app/guards'
import { UnderDevelopment } from '@/app/UnderDevelopment'
import { firstSteps } from '@/lib/firstSteps'
import { useSession } from '@/lib/session/useSession'
import { readStoredUser } from '@/lib/session/storedUser'
import type { Path } from '@/rules/places'

const ResumeMatch = lazy(() =>
  import('@/features/analyses/ResumeMatch').then((file) => ({ default: file.ResumeMatch })),
)
const FirstSteps = lazy(() =>
  import('@/features/registrations/firstSteps/FirstSteps').then((file) => ({ default: file.FirstSteps })),
)
const InterviewQuestions = lazy(() =>
  import('@/features/analyses/questions/InterviewQuestions').then((file) => ({ default: file.InterviewQuestions })),
)
const Career = lazy(() => import('@/features/careers/Career').then((file) => ({ default: file.Career })))
const Resumes = lazy(() => import('@/features/resumeVersions/Resumes').then((file) => ({ default: file.Resumes })))
const Studio = lazy(() => import('@/features/resumeVersions/Studio').then((file) => ({ default: file.Studio })))
const MachineView = lazy(() =>
  import('@/features/machineViews/MachineView').then((file) => ({ default: file.MachineView })),
)
const Registration = lazy(() =>
  import('@/features/registrations/Registration').then((file) => ({ default: file.Registration })),
)
const Reset = lazy(() => import('@/features/resets/Reset').then((file) => ({ default: file.Reset })))
const DemoMails = lazy(() => import('@/features/outbox/DemoMails').then((file) => ({ default: file.DemoMails })))
const Account = lazy(() => import('@/app/Account').then((file) => ({ default: file.Account })))
const Developers = lazy(() => import('@/app/Developers').then((file) => ({ default: file.Developers })))
const PublicReference = lazy(() =>
  import('@/features/apiKeys/reference/PublicReference').then((file) => ({ default: file.PublicReference })),
)
const ProfileScreen = lazy(() => import('@/features/profiles/Profile').then((file) => ({ default: file.Profile })))
const JobSearch = lazy(() => import('@/features/searches/JobSearch').then((file) => ({ default: file.JobSearch })))
const ApplyDialog = lazy(() => import('@/app/ApplyDialog').then((file) => ({ default: file.ApplyDialog })))
const JobRecommendations = lazy(() =>
  import('@/features/recommendations/Recommendations').then((file) => ({ default: file.Recommendations })),
)
const PostJob = lazy(() => import('@/features/jobs/PostJob').then((file) => ({ default: file.PostJob })))
const EditJob = lazy(() => import('@/features/jobs/EditJob').then((file) => ({ default: file.EditJob })))
const Tracker = lazy(() => import('@/features/trackers/Tracker').then((file) => ({ default: file.Tracker })))
const RecruiterTracker = lazy(() =>
  import('@/features/decisions/RecruiterTracker').then((file) => ({ default: file.RecruiterTracker })),
)
const Inbox = lazy(() => import('@/features/decisions/inbox/Inbox').then((file) => ({ default: file.Inbox })))
const Company = lazy(() => import('@/app/Company').then((file) => ({ default: file.Company })))
const Figures = lazy(() => import('@/features/companyFigures/Figures').then((file) => ({ default: file.Figures })))
const CareersSite = lazy(() =>
  import('@/features/careersSites/CareersSite').then((file) => ({ default: file.CareersSite })),
)
const TalentPool = lazy(() => import('@/features/talentPool/TalentPool').then((file) => ({ default: file.TalentPool })))
const PoolImport = lazy(() => import('@/features/talentPool/PoolImport').then((file) => ({ default: file.PoolImport })))
const Booking = lazy(() => import('@/features/bookings/Booking').then((file) => ({ default: file.Booking })))
const Interviews = lazy(() => import('@/features/scorecards/Interviews').then((file) => ({ default: file.Interviews })))
const Scorecard = lazy(() => import('@/features/scorecards/Scorecard').then((file) => ({ default: file.Scorecard })))
const InterviewPlan = lazy(() =>
  import('@/features/interviewPlans/InterviewPlan').then((file) => ({ default: file.InterviewPlan })),
)
const Debrief = lazy(() => import('@/features/scorecards/Debrief').then((file) => ({ default: file.Debrief })))
const AdminScreen = lazy(() =>
  import('@/features/administration/AdminDashboard').then((file) => ({ default: file.AdminDashboard })),
)
const MarketingDashboard = lazy(() =>
  import('@/features/marketing/MarketingDashboard').then((file) => ({ default: file.MarketingDashboard })),
)
const Login = lazy(() => import('@/features/accounts/Login').then((file) => ({ default: file.Login })))
const CompanyReturn = lazy(() =>
  import('@/features/accounts/CompanyReturn').then((file) => ({ default: file.CompanyReturn })),
)

/** The home of job seekers: after a log-in the first steps, as long as somebody has neither taken nor skipped them. */
function SeekerHome() {
  const { user, role } = useSession()
  const arrives = (useLocation().state as { arrives?: boolean } | null)?.arrives
  return user && role === 'user' && arrives && !firstSteps.areOver(user.id) ? (
    <FirstSteps user={user} />
  ) : (
    <ResumeMatch />
  )
}

/** The job list, with a session check of its own besides the guard of its route. */
export function JobList() {
  return (
    <SignedInOnly>
      <JobSearch ApplyByEmail={ApplyDialog} />
    </SignedInOnly>
  )
}

/** The recommendations, with a session check of their own, too. */
export function Recommendations() {
  return (
    <SignedInOnly>
      <JobRecommendations />
    </SignedInOnly>
  )
}

/** The profile, with a session check of its own, too. */
export function Profile() {
  return (
    <SignedInOnly>
      <ProfileScreen />
    </SignedInOnly>
  )
}

/** The admin's dashboard; it renders nothing unless the user stored in the browser is an admin, too. */
export function AdminDashboard() {
  const stored = readStoredUser()
  if (!stored) return <ToLogin />
  if (stored.user_type !== 'admin') return <Navigate to="/user/atsMainContent" replace />
  return <AdminScreen />
}

/** The screen for every place in the table except the landing page, which is separate. */
export const screens: Record<Exclude<Path, '/'>, ReactNode> = {
  '/user/login': <Login />,
  '/user/login/:domain': <CompanyReturn />,
  '/user/registration': <Registration />,
  '/user/reset-password': <Reset />,
  '/demo/mails': (
    <PublicPage>
      <DemoMails />
    </PublicPage>
  ),
  '/reference': <PublicReference />,
  '/interview/:token': <Booking />,
  '/user/inbox': <Inbox />,
  '/user/interviews': <Interviews />,
  '/user/interviews/:interviewId': <Scorecard />,
  '/user/applications/:applicationId/debrief': <Debrief />,
  '/user/jobs/:jobId/interview-plan': <InterviewPlan />,
  '/user/AdminUserPage': <AdminDashboard />,
  '/user/seo-dashboard': <MarketingDashboard />,
  '/user/uploadJobPost': <PostJob />,
  '/user/RecruiterTracker': <RecruiterTracker />,
  '/edit-job/:jobId': <EditJob />,
  '/user/jobslist': <JobList />,
  '/user/agents-jobs': <Recommendations />,
  '/user/career': <Career />,
  '/user/machine-view': <MachineView />,
  '/user/resumes': <Resumes />,
  '/user/resumes/:resumeId': <Studio />,
  '/user/atsMainContent': <SeekerHome />,
  '/user/InterviewQuestions': <InterviewQuestions />,
  '/user/applicationTracker': <Tracker />,
  '/user/AboutUser': <Profile />,
  '/user/company': <Company />,
  '/user/talent-pool': <TalentPool />,
  '/user/talent-pool/import': <PoolImport />,
  '/user/careers-page': <CareersSite />,
  '/user/figures': <Figures />,
  '/user/security': <Account />,
  '/user/developers': <Developers />,
  '/user/Settings': <UnderDevelopment name="Settings" />,
  '/user/Notifications': <UnderDevelopment name="Notifications" />,
}
