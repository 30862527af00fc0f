import { api } from '@/api/index'
import type {
  CompanyHeir,
  CompanyInvitationForm,
  CompanyInvitationSeen,
  CompanyJobList,
  CompanyMemberChanged,
  CompanyMemberList,
  CompanyMemberRemoved,
  CompanyRoleChange,
  CoverForm,
  JobTeamChange,
  MessageAnswer,
  SessionAnswer,
} from '@/api/types'

export type {
  CompanyInvitationFields,
  CompanyJob,
  CompanyMemberFields,
  CompanyMemberList,
  CompanyRule,
} from '@/api/types'

type RoleOf = CompanyRoleChange & { userId: number }

const companyMemberApi = api.injectEndpoints({
  endpoints: (build) => ({
    companyMembers: build.query<CompanyMemberList, void>({
      query: () => '/company/members',
      providesTags: ['Company'],
    }),
    joinCompany: build.mutation<CompanyMemberChanged, void>({
      query: () => ({ url: '/company/members', method: 'POST' }),
      invalidatesTags: ['Company'],
    }),
    renameCompany: build.mutation<MessageAnswer, string>({
      query: (name) => ({ url: '/company/name', method: 'PUT', body: { name } }),
      invalidatesTags: ['Company'],
    }),
    // Also when they fail: somebody else may have changed the same people.
    changeCompanyRole: build.mutation<CompanyMemberChanged, RoleOf>({
      query: ({ userId, role }) => ({ url: `/company/members/${userId}`, method: 'PUT', body: { role } }),
      invalidatesTags: ['Company'],
    }),
    removeCompanyMember: build.mutation<CompanyMemberRemoved, number>({
      query: (userId) => ({ url: `/company/members/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
    handOver: build.mutation<CompanyMemberRemoved, CompanyHeir & { userId: number }>({
      query: ({ userId, heir_id }) => ({
        url: `/company/members/${userId}/hand-over`,
        method: 'POST',
        body: { heir_id },
      }),
      invalidatesTags: ['Company', 'Job'],
    }),
    beginCover: build.mutation<MessageAnswer, CoverForm & { userId: number }>({
      query: ({ userId, ...body }) => ({ url: `/company/members/${userId}/cover`, method: 'POST', body }),
      invalidatesTags: ['Company', 'Job'],
    }),
    moveCoverEnd: build.mutation<MessageAnswer, { userId: number; until: string }>({
      query: ({ userId, until }) => ({ url: `/company/members/${userId}/cover`, method: 'PUT', body: { until } }),
      invalidatesTags: ['Company'],
    }),
    endCover: build.mutation<MessageAnswer, number>({
      query: (userId) => ({ url: `/company/members/${userId}/cover`, method: 'DELETE' }),
      invalidatesTags: ['Company', 'Job'],
    }),
    companyJobs: build.query<CompanyJobList, { page: number; pageSize: number }>({
      query: ({ page, pageSize }) => ({ url: '/company/jobs', params: { page, page_size: pageSize } }),
      providesTags: ['Company'],
    }),
    putOnTeam: build.mutation<CompanyMemberRemoved, JobTeamChange & { jobId: number; userId: number }>({
      query: ({ jobId, userId, role }) => ({ url: `/jobs/${jobId}/team/${userId}`, method: 'PUT', body: { role } }),
      invalidatesTags: ['Company'],
    }),
    takeOffTeam: build.mutation<CompanyMemberRemoved, { jobId: number; userId: number }>({
      query: ({ jobId, userId }) => ({ url: `/jobs/${jobId}/team/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
    inviteIntoCompany: build.mutation<CompanyMemberChanged, CompanyInvitationForm>({
      query: (body) => ({ url: '/company/invitations', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    withdrawInvitation: build.mutation<CompanyMemberRemoved, number>({
      query: (id) => ({ url: `/company/invitations/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
    approveRequest: build.mutation<CompanyMemberChanged, CompanyRoleChange & { id: number }>({
      query: ({ id, role }) => ({ url: `/company/invitations/${id}/approve`, method: 'POST', body: { role } }),
      invalidatesTags: ['Company'],
    }),
    askToJoin: build.mutation<CompanyMemberRemoved, string>({
      query: (domain) => ({ url: '/company/requests', method: 'POST', body: { domain } }),
    }),
    companyInvitation: build.query<CompanyInvitationSeen, string>({
      query: (token) => ({ url: '/company/invitation', method: 'POST', body: { token } }),
    }),
    /** After the role has changed. The call in accounts.ts would load with every first page if screens shared it. */
    ownSession: build.query<SessionAnswer, void>({ query: () => '/session' }),
    acceptInvitation: build.mutation<CompanyMemberChanged, string>({
      query: (token) => ({ url: '/company/invitation/accept', method: 'POST', body: { token } }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const {
  useLazyOwnSessionQuery,
  useCompanyMembersQuery,
  useJoinCompanyMutation,
  useRenameCompanyMutation,
  useChangeCompanyRoleMutation,
  useRemoveCompanyMemberMutation,
  useHandOverMutation,
  useBeginCoverMutation,
  useEndCoverMutation,
  useMoveCoverEndMutation,
  useCompanyJobsQuery,
  usePutOnTeamMutation,
  useTakeOffTeamMutation,
  useInviteIntoCompanyMutation,
  useWithdrawInvitationMutation,
  useApproveRequestMutation,
  useAskToJoinMutation,
  useCompanyInvitationQuery,
  useAcceptInvitationMutation,
} = companyMemberApi
