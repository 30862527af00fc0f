import { everyone, type Limits, type Role } from '@/rules/roles'

export type NavigationGroup = 'Run' | 'Hire' | 'Find work' | 'Prepare' | 'Follow up' | 'You'

export type Place = {
  /** As the router writes it. */
  path: string
  /** The name in the browser's tab and the palette. */
  title: string
  /** Who may open it; 'anyone' needs no log-in. */
  admits: readonly Role[] | 'anyone'
  /** Its entry in the sidebar and the palette, and for whom it shows. */
  entry?: { label: string; group: NavigationGroup; shows: readonly Role[]; goes?: string; forInterviewers?: true }
}

const staff: readonly Role[] = ['recruiter', 'admin']

/** Every address of the product: routes, guards, sidebar, palette and the way back after log-in all read this table. */
export const places = [
  { path: '/', title: 'Hireloom', admits: 'anyone' },
  { path: '/user/login', title: 'Login', admits: 'anyone' },
  { path: '/user/login/:domain', title: 'Login', admits: 'anyone' },
  { path: '/user/registration', title: 'Register', admits: 'anyone' },
  { path: '/user/reset-password', title: 'Reset password', admits: 'anyone' },
  { path: '/demo/mails', title: 'Emails of this demo', admits: 'anyone' },
  { path: '/reference', title: 'API reference', admits: 'anyone' },
  { path: '/interview/:token', title: 'Interview', admits: 'anyone' },
  { path: '/user/interviews/:interviewId', title: 'Scorecard', admits: staff },
  { path: '/user/applications/:applicationId/debrief', title: 'Debrief', admits: staff },
  {
    path: '/user/AdminUserPage',
    title: 'Admin Dashboard',
    admits: ['admin'],
    entry: { label: 'Admin Page', group: 'Run', shows: ['admin'] },
  },
  {
    path: '/user/seo-dashboard',
    title: 'SEO Dashboard',
    admits: everyone,
    entry: { label: 'SEO Dashboard', group: 'Run', shows: ['admin'] },
  },
  {
    path: '/user/uploadJobPost',
    title: 'Post a Job',
    admits: staff,
    entry: { label: 'Post a Job', group: 'Hire', shows: staff },
  },
  {
    // Both spellings are in use, /user/recruiterTracker too: addresses are compared without regard to case.
    path: '/user/RecruiterTracker',
    title: 'Recruiter Dashboard',
    admits: staff,
    entry: { label: 'Recruiter Tracker', group: 'Hire', shows: staff, goes: '/user/recruiterTracker' },
  },
  {
    path: '/user/inbox',
    title: 'Inbox',
    admits: staff,
    entry: { label: 'Inbox', group: 'Hire', shows: ['recruiter'], forInterviewers: true },
  },
  {
    path: '/user/interviews',
    title: 'Interviews',
    admits: staff,
    entry: { label: 'Interviews', group: 'Hire', shows: ['recruiter'], forInterviewers: true },
  },
  { path: '/user/talent-pool/import', title: 'Import people', admits: staff },
  {
    path: '/user/talent-pool',
    title: 'Talent Pool',
    admits: staff,
    entry: { label: 'Talent Pool', group: 'Hire', shows: ['recruiter'] },
  },
  {
    path: '/user/figures',
    title: 'Figures',
    admits: staff,
    entry: { label: 'Figures', group: 'Hire', shows: ['recruiter'] },
  },
  {
    path: '/user/company',
    title: 'Company',
    admits: staff,
    entry: { label: 'Company', group: 'Hire', shows: ['recruiter'], forInterviewers: true },
  },
  {
    path: '/user/careers-page',
    title: 'Careers Page',
    admits: staff,
    entry: { label: 'Careers Page', group: 'Hire', shows: ['recruiter'] },
  },
  {
    path: '/user/developers',
    title: 'Developers',
    admits: everyone,
    entry: { label: 'Developers', group: 'Hire', shows: staff },
  },
  { path: '/user/jobs/:jobId/interview-plan', title: 'Interview plan', admits: staff },
  { path: '/edit-job/:jobId', title: 'Edit Job Post', admits: staff },
  {
    path: '/user/jobslist',
    title: 'Job Search',
    admits: everyone,
    entry: { label: 'Job Search', group: 'Find work', shows: everyone },
  },
  {
    path: '/user/agents-jobs',
    title: 'AI Job Matcher',
    admits: everyone,
    entry: { label: 'AI Job Matcher', group: 'Find work', shows: everyone },
  },
  {
    path: '/user/career',
    title: 'Career',
    admits: everyone,
    entry: { label: 'Career', group: 'Prepare', shows: ['user'] },
  },
  {
    path: '/user/resumes',
    title: 'Resume Studio',
    admits: everyone,
    entry: { label: 'Resume Studio', group: 'Prepare', shows: ['user'] },
  },
  { path: '/user/machine-view', title: 'Machine view', admits: everyone },
  { path: '/user/resumes/:resumeId', title: 'Resume Studio', admits: everyone },
  {
    path: '/user/atsMainContent',
    title: 'Resume Match',
    admits: everyone,
    entry: { label: 'Resume Match', group: 'Prepare', shows: everyone },
  },
  {
    path: '/user/InterviewQuestions',
    title: 'Interview Questions',
    admits: everyone,
    entry: { label: 'Interview Hacks', group: 'Prepare', shows: everyone },
  },
  {
    path: '/user/applicationTracker',
    title: 'Application Tracker',
    admits: ['user', 'admin'],
    entry: { label: 'Application Tracker', group: 'Follow up', shows: ['user', 'admin'] },
  },
  {
    path: '/user/AboutUser',
    title: 'My Profile',
    admits: everyone,
    entry: { label: 'My Profile', group: 'You', shows: everyone },
  },
  { path: '/user/security', title: 'Account', admits: everyone },
  { path: '/user/Settings', title: 'Settings', admits: everyone },
  { path: '/user/Notifications', title: 'Notifications', admits: everyone },
] as const satisfies readonly Place[]

export type Path = (typeof places)[number]['path']

const table: readonly Place[] = places

export const guardedPlaces = table.filter((place) => place.admits !== 'anyone')

/** What the sidebar and the palette offer a role, in the order of the table; of hiring, somebody who only interviews
    sees no more than that takes, and whoever cannot post jobs no form for one. */
export const entriesFor = (role: Role | '', limits?: Limits | null) =>
  table.flatMap((place) => {
    if (!place.entry || !role || !place.entry.shows.includes(role)) return []
    if (limits?.only_interviews && place.entry.group === 'Hire' && !place.entry.forInterviewers) return []
    if (limits?.cannot_post_jobs && place.path === '/user/uploadJobPost') return []
    return [{ ...place.entry, to: place.entry.goes ?? place.path, path: place.path }]
  })
