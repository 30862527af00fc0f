import { api, listTag, listTags } from '@/api/index'
import type { MoveList, MoveResults, StageEdit, StageList } from '@/api/types'

export type { ShownMove as StageMove, ShownStage as Stage } from '@/api/types'

type Move = { jobId: number; stage: number; applications: { id: number; seen: number }[] }

// Counts and moves change with the applications, so they have their tags.
const stagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    stages: build.query<StageList, number>({
      query: (jobId) => `/jobs/${jobId}/stages`,
      providesTags: [listTag('Application')],
    }),
    editStages: build.mutation<StageList, { jobId: number } & StageEdit>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/stages`, method: 'PUT', body }),
      invalidatesTags: ['Application'],
    }),
    moveApplications: build.mutation<MoveResults, Move>({
      query: ({ jobId, ...body }) => ({ url: `/jobs/${jobId}/moves`, method: 'POST', body, keepalive: true }),
      invalidatesTags: (_answer, _error, { applications }) =>
        listTags(
          'Application',
          applications.map(({ id }) => id),
        ),
    }),
    moves: build.query<MoveList, number>({
      query: (id) => `/applications/${id}/moves`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
  }),
})

export const { useStagesQuery, useEditStagesMutation, useMoveApplicationsMutation, useMovesQuery } = stagesApi
