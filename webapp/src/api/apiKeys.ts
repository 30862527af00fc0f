import { api } from '@/api/index'
import type { ApiKeyForm, ApiKeyList, ApiKeyMade, ApiKeyRevoked } from '@/api/types'

export type { ApiKeyFields, ApiKeyMade } from '@/api/types'

const apiKeyApi = api.injectEndpoints({
  endpoints: (build) => ({
    myApiKeys: build.query<ApiKeyList, void>({ query: () => '/me/keys', providesTags: ['ApiKey'] }),
    makeApiKey: build.mutation<ApiKeyMade, ApiKeyForm>({
      query: (body) => ({ url: '/me/keys', method: 'POST', body, change: 'make an API key' }),
      invalidatesTags: ['ApiKey'],
    }),
    replaceApiKey: build.mutation<ApiKeyMade, number>({
      query: (id) => ({ url: `/me/keys/${id}/replace`, method: 'POST', change: 'replace an API key' }),
      invalidatesTags: ['ApiKey'],
    }),
    // Also when it fails: the key may have ended meanwhile.
    revokeApiKey: build.mutation<ApiKeyRevoked, number>({
      query: (id) => ({ url: `/me/keys/${id}/revoke`, method: 'POST' }),
      invalidatesTags: ['ApiKey'],
    }),
  }),
})

export const { useMyApiKeysQuery, useMakeApiKeyMutation, useReplaceApiKeyMutation, useRevokeApiKeyMutation } = apiKeyApi
