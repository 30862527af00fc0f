import { api, idsOf, listTag, listTags } from '@/api/index'
import type {
  AdvertChecked,
  SavedLettersAnswer,
  TrackedJobAdded,
  TrackedJobBody,
  TrackedJobDone,
  TrackedJobFields,
  TrackedJobStored,
  TrackedJobText,
  TrackedDocumentsAnswer,
  TrackerBoard,
  TrackerFigures,
  TrackerSheetAdded,
  TrackerStageFields,
  TrackerStageList,
} from '@/api/types'

export type TrackedJob = TrackedJobFields
/** The key of a column. */
export type Stage = TrackedJob['stage']
export type TrackerStage = TrackerStageFields

/** Whose advert it is. */
export type AdvertOf = { trackedJob: number } | { application: number }

/** Address of the board as CSV. */
export const BOARD_SHEET = '/api/tracked-jobs/export'

/** Address of the next talk about a job as an entry for calendars. */
export const calendarOf = (id: number) => `/api/tracked-jobs/${id}/calendar`

const trackedJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    trackerBoard: build.query<TrackerBoard, void>({
      query: () => '/tracked-jobs',
      providesTags: (result) => listTags('TrackedJob', idsOf(result?.jobs)),
    }),
    trackedJobText: build.query<TrackedJobText, number>({
      query: (id) => `/tracked-jobs/${id}/text`,
      providesTags: (_answer, _error, id) => [{ type: 'TrackedJob', id }],
    }),
    trackedDocuments: build.query<TrackedDocumentsAnswer, number>({
      query: (id) => `/tracked-jobs/${id}/documents`,
      providesTags: (_answer, _error, id) => [{ type: 'TrackedJob', id: `documents ${id}` }],
    }),
    addTrackedFile: build.mutation<TrackedDocumentsAnswer, { id: number; file: File }>({
      query: ({ id, file }) => ({ url: `/tracked-jobs/${id}/files`, method: 'POST', body: { file } }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'TrackedJob', id: `documents ${id}` }],
    }),
    removeTrackedFile: build.mutation<TrackedDocumentsAnswer, { id: number; publicName: string }>({
      query: ({ id, publicName }) => ({ url: `/tracked-jobs/${id}/files/${publicName}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'TrackedJob', id: `documents ${id}` }],
    }),
    keepLetterVersion: build.mutation<TrackedDocumentsAnswer, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/tracked-jobs/${id}/letters`, method: 'POST', body: { text } }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'TrackedJob', id: `documents ${id}` }],
    }),
    savedLetters: build.query<SavedLettersAnswer, void>({ query: () => '/tracked-jobs/letters' }),
    removeLetterVersion: build.mutation<TrackedDocumentsAnswer, { id: number; letterId: number }>({
      query: ({ id, letterId }) => ({ url: `/tracked-jobs/${id}/letters/${letterId}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'TrackedJob', id: `documents ${id}` }],
    }),
    addTrackedJob: build.mutation<TrackedJobAdded, TrackedJobBody>({
      query: (body) => ({ url: '/tracked-jobs', method: 'POST', body }),
      invalidatesTags: [listTag('TrackedJob')],
    }),
    readJobPage: build.mutation<TrackedJobAdded, string>({
      query: (address) => ({ url: '/tracked-jobs/read', method: 'POST', body: { address } }),
      invalidatesTags: [listTag('TrackedJob')],
    }),
    saveListedJob: build.mutation<TrackedJobAdded, { job: string; stage?: Stage }>({
      query: (body) => ({ url: '/tracked-jobs/listed', method: 'POST', body }),
      invalidatesTags: [listTag('TrackedJob')],
    }),
    changeTrackedJob: build.mutation<TrackedJobStored, TrackedJobBody & { id: number }>({
      query: ({ id, ...body }) => ({ url: `/tracked-jobs/${id}`, method: 'PUT', body }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'TrackedJob', id }],
    }),
    /** A card known only from its application gets a place of its own on the board. */
    moveTrackedJob: build.mutation<TrackedJobStored, { card: TrackedJob; stage: Stage }>({
      query: ({ card, stage }) =>
        card.id
          ? { url: `/tracked-jobs/${card.id}/stage`, method: 'PUT', body: { stage } }
          : { url: '/tracked-jobs/listed', method: 'POST', body: { job: card.job, stage } },
      async onQueryStarted({ card, stage }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          trackedJobsApi.util.updateQueryData('trackerBoard', undefined, (board) => {
            const here = board.jobs.find((job) => (card.id ? job.id === card.id : job.job === card.job))
            if (here) here.stage = stage
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: [listTag('TrackedJob')],
    }),
    trackerFigures: build.query<TrackerFigures, void>({
      query: () => '/tracked-jobs/figures',
      providesTags: [listTag('TrackedJob')],
    }),
    checkAdvert: build.mutation<AdvertChecked, AdvertOf>({
      query: (of) =>
        'application' in of
          ? `/applications/${of.application}/advert`
          : { url: `/tracked-jobs/${of.trackedJob}/check`, method: 'POST' },
    }),
    importTracker: build.mutation<TrackerSheetAdded, string>({
      query: (csv) => ({ url: '/tracked-jobs/import', method: 'POST', body: { csv } }),
      invalidatesTags: [listTag('TrackedJob')],
    }),
    changeTrackerStages: build.mutation<TrackerStageList, { key: string; name: string }[]>({
      query: (stages) => ({ url: '/tracked-jobs/stages', method: 'PUT', body: { stages } }),
      invalidatesTags: [listTag('TrackedJob')],
    }),
    removeTrackedJob: build.mutation<TrackedJobDone, number>({
      query: (id) => ({ url: `/tracked-jobs/${id}`, method: 'DELETE' }),
      invalidatesTags: [listTag('TrackedJob')],
    }),
  }),
})

export const {
  useAddTrackedFileMutation,
  useCheckAdvertMutation,
  useKeepLetterVersionMutation,
  useRemoveLetterVersionMutation,
  useRemoveTrackedFileMutation,
  useSavedLettersQuery,
  useTrackedDocumentsQuery,
  useTrackerBoardQuery,
  useTrackerFiguresQuery,
  useLazyTrackedJobTextQuery,
  useTrackedJobTextQuery,
  useAddTrackedJobMutation,
  useReadJobPageMutation,
  useSaveListedJobMutation,
  useChangeTrackedJobMutation,
  useMoveTrackedJobMutation,
  useChangeTrackerStagesMutation,
  useImportTrackerMutation,
  useRemoveTrackedJobMutation,
} = trackedJobsApi
