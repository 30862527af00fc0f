import { api } from '@/api/index'
import type { DraftAnswer, DraftBody, DraftList } from '@/api/types'

export type { ShownDraft } from '@/api/types'

const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobDrafts: build.query<DraftList, void>({
      query: () => '/job-drafts',
      providesTags: ['JobDraft'],
    }),
    /** Changes the draft with this number, or adds one. */
    saveDraft: build.mutation<DraftAnswer, { id?: number | undefined; draft: DraftBody }>({
      query: ({ id, draft }) => ({
        url: id ? `/job-drafts/${id}` : '/job-drafts',
        method: id ? 'PUT' : 'POST',
        body: draft,
      }),
      invalidatesTags: ['JobDraft'],
    }),
    deleteDraft: build.mutation<unknown, number>({
      query: (id) => ({ url: `/job-drafts/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['JobDraft'],
    }),
  }),
})

export const { useJobDraftsQuery, useSaveDraftMutation, useDeleteDraftMutation } = draftsApi
