import { api } from '@/api/index'
import type { Contact, Contacted } from '@/api/types'
import { CONTACT_TIMEOUT } from '@/rules/contact'

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contact: build.mutation<Contacted, Contact>({
      query: (body) => ({ url: '/candidates/contact', method: 'POST', body, timeout: CONTACT_TIMEOUT }),
    }),
  }),
})

export const { useContactMutation } = contactsApi
