import { api, idsOf, listTag, listTags } from '@/api/index'
import type {
  Admins,
  AuditAnswer,
  AccountChangeAnswer,
  Counts,
  AdminAnswer,
  FeedbackList,
  HelpList,
  JobDone,
  JobFields,
  JobList,
  MailStates,
  People,
  Person,
  ModelAddressForm,
  ModelForm,
  ModelNames,
  ModelTestAnswer,
  SystemAnswer,
} from '@/api/types'
import { PAGE_SIZE, toggled } from '@/rules/adminJobs'
import type { PersonAction, PersonKind } from '@/rules/adminPeople'
import { auditParams, type AuditFilter } from '@/rules/auditFilter'

export type {
  AuditRow,
  FeedbackRow,
  HelpRow,
  JobFields,
  MailState,
  Person,
  SystemAnswer,
  SystemPlugin,
  SystemProvider,
} from '@/api/types'

/** A part of a long list, and how long it is. */
export type Page<Row> = { rows: Row[]; total: number }

type ListQuery = { q: string; page: number }

/** The field of each request that names the person concerned. */
const named: Record<PersonAction, string> = {
  'remove-admin': 'target_admin_email',
  'restore-admin': 'target_user_email',
  'deactivate-user': 'user_email',
  'activate-user': 'user_email',
  'delete-user': 'user_email',
  'convert-to-recruiter': 'user_email',
}

const part = ({ q, page }: ListQuery) => ({ ...(q && { q }), page, page_size: PAGE_SIZE })
const paged = (page: number) => ({ page, page_size: PAGE_SIZE })

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCounts: build.query<Counts, void>({
      query: () => '/admin/counts',
      providesTags: [listTag('User'), listTag('Job')],
    }),
    adminPeople: build.query<Page<Person>, ListQuery & { kind: PersonKind }>({
      query: ({ kind, ...query }) => {
        if (kind === 'admin') return { url: '/admin/admins', params: part(query) }
        const whom = kind === 'all' ? { with_admins: true } : { user_type: kind }
        return { url: '/admin/users', params: { ...whom, ...part(query) } }
      },
      transformResponse: (answer: Admins | People) => ({
        rows: 'admins' in answer ? answer.admins : answer.users,
        total: answer.total,
      }),
      // By address, as these calls name people.
      providesTags: (result) =>
        listTags(
          'User',
          result?.rows.map(({ email }) => email),
        ),
    }),
    changePerson: build.mutation<AccountChangeAnswer | AdminAnswer, { action: PersonAction; email: string }>({
      query: ({ action, email }) => ({
        url: `/admin/${action}`,
        method: 'POST',
        body: { [named[action]]: email },
        change: action === 'restore-admin' ? `make ${email} an admin` : undefined,
      }),
      // Refetch after a refusal, too: somebody else may have made the change first.
      invalidatesTags: (_answer, _error, { email }) => listTags('User', [email]),
    }),
    adminJobs: build.query<Page<JobFields>, ListQuery>({
      query: (query) => ({ url: '/jobs', params: { include_inactive: true, ...part(query) } }),
      transformResponse: ({ jobs, total }: JobList) => ({ rows: jobs, total }),
      providesTags: (result) => listTags('Job', idsOf(result?.rows)),
    }),
    toggleJob: build.mutation<JobDone, { id: number; isActive: boolean; today: string }>({
      query: ({ id, isActive }) => ({
        url: '/admin/toggle-job-status',
        method: 'POST',
        body: { job_id: id, is_active: isActive },
      }),
      // Refetch after a refusal, too: somebody else may have made the change first.
      invalidatesTags: (_answer, _error, { id }) => listTags('Job', [id]),
      /** Optimistic: the screen shows the change at once and goes back to the old value when the server refuses. */
      async onQueryStarted({ id, isActive, today }, { dispatch, getState, queryFulfilled }) {
        const lists = adminApi.util
          .selectInvalidatedBy(getState(), [{ type: 'Job', id }])
          .filter(({ endpointName }) => endpointName === 'adminJobs')
        const changes = lists.map(({ originalArgs }) =>
          dispatch(
            adminApi.util.updateQueryData('adminJobs', originalArgs as ListQuery, (list) => {
              list.rows = list.rows.map((job) => (job.id === id ? toggled(job, isActive, today) : job))
            }),
          ),
        )
        try {
          await queryFulfilled
        } catch {
          changes.forEach((change) => change.undo())
        }
      },
    }),
    deleteJob: build.mutation<JobDone, number>({
      query: (id) => ({ url: '/admin/delete-job', method: 'POST', body: { job_id: id } }),
      invalidatesTags: (_answer, _error, id) => listTags('Job', [id]),
    }),
    givenFeedback: build.query<Page<FeedbackList['feedback'][number]>, number>({
      query: (page) => ({ url: '/admin/feedback', params: paged(page) }),
      transformResponse: ({ feedback, total }: FeedbackList) => ({ rows: feedback, total }),
    }),
    helpMessages: build.query<Page<HelpList['messages'][number]>, number>({
      query: (page) => ({ url: '/admin/help-messages', params: paged(page) }),
      transformResponse: ({ messages, total }: HelpList) => ({ rows: messages, total }),
    }),
    system: build.query<SystemAnswer, boolean>({
      query: (again) => ({
        url: '/admin/system',
        params: { ...(again && { again: 1 }) },
        headers: { 'X-Background': '1' },
      }),
    }),
    testModel: build.mutation<ModelTestAnswer, ModelForm>({
      query: (body) => ({ url: '/admin/system/model', method: 'POST', body }),
    }),
    modelNames: build.mutation<ModelNames, ModelAddressForm>({
      query: (body) => ({ url: '/admin/system/model/names', method: 'POST', body }),
    }),
    saveModel: build.mutation<ModelTestAnswer, ModelForm>({
      query: (body) => ({ url: '/admin/system/model', method: 'PUT', body, change: `let ${body.model} read resumes` }),
      async onQueryStarted({ address, model }, { dispatch, queryFulfilled }) {
        await queryFulfilled
        for (const again of [false, true])
          dispatch(
            adminApi.util.updateQueryData('system', again, (system) => {
              Object.assign(system, { model, model_address: address })
            }),
          )
      },
    }),
    mailStates: build.query<MailStates, MailStates['mails'][number]['state'] | ''>({
      query: (state) => ({ url: '/admin/outbox', params: { ...(state && { state }) } }),
    }),
    auditRecord: build.query<
      Page<AuditAnswer['events'][number]> & { refused: number },
      { filter: AuditFilter; page: number }
    >({
      query: ({ filter, page }) => ({ url: '/admin/audit', params: { ...auditParams(filter), ...paged(page) } }),
      transformResponse: ({ events, total, refused }: AuditAnswer) => ({ rows: events, total, refused }),
    }),
  }),
})

/** Address of the CSV export of everything that a filter finds. */
export const auditExport = (filter: AuditFilter) =>
  `/api/admin/audit/export?${new URLSearchParams(auditParams(filter)).toString()}`

export const {
  useAdminCountsQuery,
  useAdminPeopleQuery,
  useChangePersonMutation,
  useAdminJobsQuery,
  useToggleJobMutation,
  useDeleteJobMutation,
  useGivenFeedbackQuery,
  useHelpMessagesQuery,
  useMailStatesQuery,
  useSystemQuery,
  useModelNamesMutation,
  useTestModelMutation,
  useSaveModelMutation,
  useAuditRecordQuery,
} = adminApi
