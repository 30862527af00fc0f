import {
  BookUser,
  Building2,
  CalendarCheck2,
  ChartNoAxesColumn,
  CircleUserRound,
  CodeXml,
  FileCheck2,
  FilePen,
  Globe,
  Inbox,
  ListChecks,
  Megaphone,
  MessagesSquare,
  ScrollText,
  Search,
  Shield,
  SquarePen,
  UsersRound,
  Waypoints,
} from 'lucide-react'
import type { ReactNode } from 'react'

import type { Path } from '@/rules/places'

/** The icon of each place in the sidebar and the palette. */
export const icons: Partial<Record<Path, ReactNode>> = {
  '/user/jobslist': <Search aria-hidden />,
  '/user/agents-jobs': <Waypoints aria-hidden />,
  '/user/career': <ScrollText aria-hidden />,
  '/user/resumes': <FilePen aria-hidden />,
  '/user/atsMainContent': <FileCheck2 aria-hidden />,
  '/user/InterviewQuestions': <MessagesSquare aria-hidden />,
  '/user/applicationTracker': <ListChecks aria-hidden />,
  '/user/uploadJobPost': <SquarePen aria-hidden />,
  '/user/RecruiterTracker': <UsersRound aria-hidden />,
  '/user/inbox': <Inbox aria-hidden />,
  '/user/interviews': <CalendarCheck2 aria-hidden />,
  '/user/talent-pool': <BookUser aria-hidden />,
  '/user/figures': <ChartNoAxesColumn aria-hidden />,
  '/user/company': <Building2 aria-hidden />,
  '/user/careers-page': <Globe aria-hidden />,
  '/user/developers': <CodeXml aria-hidden />,
  '/user/AdminUserPage': <Shield aria-hidden />,
  '/user/seo-dashboard': <Megaphone aria-hidden />,
  '/user/AboutUser': <CircleUserRound aria-hidden />,
}
