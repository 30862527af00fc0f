import { api } from '@/api/index'
import type {
  ImportUndone,
  PoolAdded,
  PoolAnswer,
  PoolContactAnswer,
  PoolCountsAnswer,
  PoolDuplicates,
  PoolFitCounts,
  PoolFitsAnswer,
  PoolImportList,
  PoolInvitationForm,
  PoolKeysTagging,
  PoolRemovalAnswer,
  PoolKeysForm,
  PoolMerged,
  PoolPairForm,
  PoolPeopleForm,
  PoolResumeAnswer,
  PoolSearchAnswer,
  PoolSearchForm,
  PoolSearchList,
  PoolSheetCheck,
  PoolTagsAnswer,
  PoolTemplates,
  SuccessAnswer,
} from '@/api/types'

export type PoolPerson = PoolAnswer['people'][number]
export type PoolSearch = PoolSearchList['searches'][number]
export type PoolDuplicate = PoolDuplicates['pairs'][number]
export type PoolMerge = PoolDuplicates['merges'][number]
export type PoolImportRow = PoolImportList['imports'][number]
export type PoolResume = PoolResumeAnswer['person']
export type SheetCheck = PoolSheetCheck
export type PoolColumns = PoolSheetCheck['columns'][number]['field'][]
type Sheet = { file: File; columns?: PoolColumns }

/** A long table takes a while. */
const SHEET_TIMEOUT = 180_000
export const POOL_PAGE = 25

/** Address of the people whom a search finds, as a file. */
export const poolFile = (format: 'csv' | 'json', search: string, keys: readonly string[] = []) =>
  `/api/company/pool/export?${new URLSearchParams({ format, search, keys: keys.join(',') }).toString()}`

const form = ({ file, columns }: Sheet) => ({ file, columns: columns && JSON.stringify(columns) })

const talentPoolApi = api.injectEndpoints({
  endpoints: (build) => ({
    talentPool: build.query<PoolAnswer, { search: string; page: number }>({
      query: ({ search, page }) => ({ url: '/company/pool', params: { search, page, page_size: POOL_PAGE } }),
      providesTags: ['Company'],
    }),
    poolCounts: build.query<PoolCountsAnswer, void>({
      query: () => '/company/pool/counts',
      providesTags: ['Company'],
    }),
    poolSearches: build.query<PoolSearchList, void>({
      query: () => '/company/pool/searches',
      providesTags: ['Company'],
    }),
    savePoolSearch: build.mutation<PoolSearchAnswer, PoolSearchForm & { id?: number }>({
      query: ({ id, ...body }) =>
        id === undefined
          ? { url: '/company/pool/searches', method: 'POST', body }
          : { url: `/company/pool/searches/${id}`, method: 'PUT', body },
      invalidatesTags: ['Company'],
    }),
    deletePoolSearch: build.mutation<SuccessAnswer, number>({
      query: (id) => ({ url: `/company/pool/searches/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
    tagPoolPerson: build.mutation<PoolTagsAnswer, { key: string; tags: string[] }>({
      query: ({ key, tags }) => ({ url: `/company/pool/${key}/tags`, method: 'PUT', body: { tags } }),
      invalidatesTags: ['Company'],
    }),
    tagPoolPeople: build.mutation<SuccessAnswer, PoolKeysTagging>({
      query: (body) => ({ url: '/company/pool/tags', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    removePoolPeople: build.mutation<PoolRemovalAnswer, string[]>({
      query: (keys) => ({ url: '/company/pool/removals', method: 'POST', body: { keys } }),
      invalidatesTags: ['Company'],
    }),
    poolFitCounts: build.query<PoolFitCounts, string[]>({
      query: (keys) => ({ url: '/company/pool/fits', params: { keys: keys.join(',') } }),
    }),
    poolFits: build.query<PoolFitsAnswer, string>({ query: (key) => `/company/pool/${key}/jobs` }),
    poolTemplates: build.query<PoolTemplates, string>({ query: (key) => `/company/pool/${key}/templates` }),
    writeToPoolPerson: build.mutation<SuccessAnswer, { key: string; message: string }>({
      query: ({ key, message }) => ({ url: `/company/pool/${key}/messages`, method: 'POST', body: { message } }),
      invalidatesTags: ['Company'],
    }),
    invitePoolPeople: build.mutation<PoolContactAnswer, PoolInvitationForm>({
      query: (body) => ({ url: '/company/pool/invitations', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    askForConsent: build.mutation<PoolContactAnswer, PoolKeysForm>({
      query: (body) => ({ url: '/company/pool/consents', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    poolDuplicates: build.query<PoolDuplicates, void>({
      query: () => '/company/pool/duplicates',
      providesTags: ['Company'],
    }),
    mergePoolPeople: build.mutation<PoolMerged, PoolPairForm>({
      query: (body) => ({ url: '/company/pool/duplicates/merge', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    differPoolPeople: build.mutation<SuccessAnswer, PoolPairForm>({
      query: (body) => ({ url: '/company/pool/duplicates/differ', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    undoPoolMerge: build.mutation<SuccessAnswer, string>({
      query: (key) => ({ url: `/company/pool/${key}/merge`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
    addPoolPeople: build.mutation<PoolAdded, PoolPeopleForm>({
      query: (body) => ({ url: '/company/pool/people', method: 'POST', body }),
      invalidatesTags: ['Company'],
    }),
    readPoolResume: build.mutation<PoolResumeAnswer, File>({
      query: (file) => ({ url: '/company/pool/resumes/read', method: 'POST', body: { file } }),
    }),
    checkPoolSheet: build.mutation<PoolSheetCheck, Sheet>({
      query: (sheet) => ({
        url: '/company/pool/sheets/check',
        method: 'POST',
        body: form(sheet),
        timeout: SHEET_TIMEOUT,
      }),
    }),
    addPoolSheet: build.mutation<PoolAdded, Sheet>({
      query: (sheet) => ({ url: '/company/pool/sheets', method: 'POST', body: form(sheet), timeout: SHEET_TIMEOUT }),
      invalidatesTags: ['Company'],
    }),
    poolImports: build.query<PoolImportList, void>({ query: () => '/company/pool/imports', providesTags: ['Company'] }),
    undoPoolImport: build.mutation<ImportUndone, number>({
      query: (id) => ({ url: `/company/pool/imports/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const {
  useTalentPoolQuery,
  usePoolCountsQuery,
  usePoolSearchesQuery,
  useSavePoolSearchMutation,
  useDeletePoolSearchMutation,
  useTagPoolPersonMutation,
  usePoolFitsQuery,
  usePoolTemplatesQuery,
  useWriteToPoolPersonMutation,
  useInvitePoolPeopleMutation,
  useAskForConsentMutation,
  usePoolDuplicatesQuery,
  useMergePoolPeopleMutation,
  useDifferPoolPeopleMutation,
  useUndoPoolMergeMutation,
  useAddPoolPeopleMutation,
  useRemovePoolPeopleMutation,
  useTagPoolPeopleMutation,
  usePoolFitCountsQuery,
  useReadPoolResumeMutation,
  useCheckPoolSheetMutation,
  useAddPoolSheetMutation,
  usePoolImportsQuery,
  useUndoPoolImportMutation,
} = talentPoolApi
