import { api } from '@/api/index'
import type { DeletedAnswer, PasswordAgain } from '@/api/types'

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns an object URL of the zip file; the caller revokes it. */
    exportMyData: build.mutation<string, PasswordAgain>({
      query: (body) => ({
        url: '/me/export',
        method: 'POST',
        body,
        change: 'download all your data',
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
      }),
    }),
    deleteMyAccount: build.mutation<DeletedAnswer, PasswordAgain>({
      query: (body) => ({ url: '/me/delete', method: 'POST', body, change: 'delete your account' }),
    }),
  }),
})

export const { useExportMyDataMutation, useDeleteMyAccountMutation } = privacyApi
