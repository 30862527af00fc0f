import { api } from '@/api/index'
import type { FilledTemplateList, TemplateList } from '@/api/types'

type AnswerTemplate = TemplateList['templates'][number]

const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    filledTemplates: build.query<FilledTemplateList, number>({
      query: (id) => `/applications/${id}/answer-templates`,
      providesTags: ['Company'],
    }),
    companyTemplates: build.query<TemplateList, void>({
      query: () => '/company/answer-templates',
      providesTags: ['Company'],
    }),
    editCompanyTemplates: build.mutation<TemplateList, AnswerTemplate[]>({
      query: (templates) => ({ url: '/company/answer-templates', method: 'PUT', body: { templates } }),
      invalidatesTags: ['Company'],
    }),
  }),
})

export const { useFilledTemplatesQuery, useCompanyTemplatesQuery, useEditCompanyTemplatesMutation } = templatesApi
