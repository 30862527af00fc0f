import { api } from '@/api/index'
import type { BookingAnswer } from '@/api/types'

/** Where the file for the candidate's own calendar lies. */
export const bookingCalendar = (token: string) => `/api/bookings/${token}/calendar`

export type Booking = BookingAnswer

// The answer to each change is the page as it is now, so it replaces the loaded one.
const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    booking: build.query<BookingAnswer, string>({ query: (token) => `/bookings/${token}` }),
    book: build.mutation<BookingAnswer, { token: string; starts_at: string; zone: string }>({
      query: ({ token, ...body }) => ({ url: `/bookings/${token}`, method: 'POST', body }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(bookingsApi.util.upsertQueryData('booking', token, answer.data))
      },
    }),
    cancelBooking: build.mutation<BookingAnswer, { token: string; reason: string }>({
      query: ({ token, ...body }) => ({ url: `/bookings/${token}/cancel`, method: 'POST', body }),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(bookingsApi.util.upsertQueryData('booking', token, answer.data))
      },
    }),
  }),
})

export const { useBookingQuery, useBookMutation, useCancelBookingMutation } = bookingsApi
