import { api } from '@/api/index'
import type { Contact, ContactAnswer } from '@/api/types'
import { CONTACT_TIMEOUT } from '@/rules/contact'

const contactsApi = api.injectEndpoints({
  endpoints: (build) => ({
    contact: build.mutation<ContactAnswer, Contact>({
      query: (body) => ({ url: '/candidates/contact', method: 'POST', body, timeout: CONTACT_TIMEOUT }),
    }),
  }),
})

export const { useContactMutation } = contactsApi
