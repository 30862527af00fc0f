import { api, listTags } from '@/api/index'
import type {
  AssignedApplications,
  AssigneeList,
  Assignment,
  GroupMessage,
  MessagePreview,
  MessageResults,
  ScoredApplications,
  TagChange,
  TaggedApplications,
} from '@/api/types'

const triageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The lists are refetched once, after the last part.
    scoreNext: build.mutation<ScoredApplications, { jobId: number; after: number }>({
      query: ({ jobId, after }) => ({ url: `/jobs/${jobId}/scores`, method: 'POST', body: { after } }),
      invalidatesTags: (answer) => (answer?.last === null ? ['Application'] : []),
    }),
    assignees: build.query<AssigneeList, number>({
      query: (jobId) => `/jobs/${jobId}/assignees`,
    }),
    assignApplications: build.mutation<AssignedApplications, Assignment>({
      query: (body) => ({ url: '/applications/assignments', method: 'POST', body }),
      invalidatesTags: (_answer, _error, { application_ids: ids }) => listTags('Application', ids),
    }),
    tagApplications: build.mutation<TaggedApplications, TagChange>({
      query: (body) => ({ url: '/applications/tags', method: 'POST', body }),
      invalidatesTags: (_answer, _error, { application_ids: ids }) => listTags('Application', ids),
    }),
    messagePreview: build.query<MessagePreview, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/applications/${id}/messages/preview`, method: 'POST', body: { text } }),
    }),
    messageAll: build.mutation<MessageResults, GroupMessage>({
      // `keepalive`: the request arrives even if the page closes first.
      query: (body) => ({ url: '/applications/messages', method: 'POST', body, keepalive: true }),
      invalidatesTags: (_answer, _error, { application_ids: ids }) => listTags('Message', ids),
    }),
  }),
})

export const {
  useMessagePreviewQuery,
  useMessageAllMutation,
  useAssigneesQuery,
  useAssignApplicationsMutation,
  useScoreNextMutation,
  useTagApplicationsMutation,
} = triageApi
