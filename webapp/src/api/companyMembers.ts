import { api } from '@/api/index'
import type { CompanyMemberChanged, CompanyMemberList, CompanyMemberRemoved, CompanyRoleChange } from '@/api/types'

export type { CompanyMemberFields, CompanyMemberList, CompanyRule } from '@/api/types'

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
    // Also when they fail: somebody else may have changed the same people.
    changeCompanyRole: build.mutation<CompanyMemberChanged, RoleOf>({
      query: ({ userId, role }) => ({ url: `/company/members/${userId}`, method: 'PUT', body: { role } }),
      invalidatesTags: ['Company'],
    }),
    removeCompanyMember: build.mutation<CompanyMemberRemoved, number>({
      query: (userId) => ({ url: `/company/members/${userId}`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const {
  useCompanyMembersQuery,
  useJoinCompanyMutation,
  useChangeCompanyRoleMutation,
  useRemoveCompanyMemberMutation,
} = companyMemberApi
