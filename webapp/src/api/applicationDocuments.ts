import { api } from '@/api/index'
import type { DocumentTextAnswer } from '@/api/types'

const applicationDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    documentText: build.query<DocumentTextAnswer, string>({
      query: (key) => ({ url: '/documents/text', params: { filePath: key } }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const { useDocumentTextQuery } = applicationDocumentsApi
