import { api, listTag } from '@/api/index'
import type { OfferAnswerForm, OfferDraft, OfferList } from '@/api/types'

export type { ShownOffer as Offer } from '@/api/types'

type Named = { id: number; offerId: number }

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    offers: build.query<OfferList, number>({
      query: (id) => `/applications/${id}/offers`,
      providesTags: (_answer, _error, id) => [{ type: 'Application', id }],
    }),
    makeOffer: build.mutation<OfferList, { id: number; letter?: File } & OfferDraft>({
      query: ({ id, ...body }) => ({
        url: `/applications/${id}/offers${body.letter ? '/letter' : ''}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Application', id }],
    }),
    withdrawOffer: build.mutation<OfferList, Named>({
      query: ({ id, offerId }) => ({ url: `/applications/${id}/offers/${offerId}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Application', id }],
    }),
    answerOffer: build.mutation<OfferList, Named & OfferAnswerForm>({
      query: ({ id, offerId, ...body }) => ({
        url: `/applications/${id}/offers/${offerId}/answer`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'Application', id }, listTag('Application')],
    }),
  }),
})

export const { useOffersQuery, useMakeOfferMutation, useWithdrawOfferMutation, useAnswerOfferMutation } = offersApi
