import { api } from '@/api/index'
import type {
  WebhookAnswer,
  WebhookDeliveryAnswer,
  WebhookDeliveryList,
  WebhookForm,
  WebhookList,
  WebhookMade,
  WebhookRemoved,
  WebhookSecret,
} from '@/api/types'

export type { WebhookActivityFields, WebhookDeliveryFields, WebhookFields, WebhookMade } from '@/api/types'

type DeliveriesAsked = { id: number; before?: number; event?: string; failed?: 1 }

const webhookApi = api.injectEndpoints({
  endpoints: (build) => ({
    myWebhooks: build.query<WebhookList, void>({
      query: () => ({ url: '/me/webhooks', headers: { 'X-Background': '1' } }),
      providesTags: ['Webhook'],
    }),
    addWebhook: build.mutation<WebhookMade, WebhookForm>({
      query: (body) => ({ url: '/me/webhooks', method: 'POST', body, change: 'add a webhook' }),
      invalidatesTags: ['Webhook'],
    }),
    renewWebhookSecret: build.mutation<WebhookMade, number>({
      query: (id) => ({ url: `/me/webhooks/${id}/secret`, method: 'POST', change: 'replace the secret of a webhook' }),
    }),
    // A mutation, so that no secret stays in the store.
    showWebhookSecret: build.mutation<WebhookSecret, number>({
      query: (id) => ({ url: `/me/webhooks/${id}/secret`, change: 'show the secret of a webhook' }),
    }),
    removeWebhook: build.mutation<WebhookRemoved, number>({
      query: (id) => ({ url: `/me/webhooks/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Webhook'],
    }),
    switchWebhook: build.mutation<WebhookAnswer, { id: number; is_active: boolean }>({
      query: ({ id, is_active }) => ({ url: `/me/webhooks/${id}/switch`, method: 'POST', body: { is_active } }),
      invalidatesTags: ['Webhook', 'WebhookDelivery'],
    }),
    webhookDeliveries: build.query<WebhookDeliveryList, DeliveriesAsked>({
      query: ({ id, ...params }) => ({
        url: `/me/webhooks/${id}/deliveries`,
        params,
        headers: { 'X-Background': '1' },
      }),
      providesTags: ['WebhookDelivery'],
    }),
    // Also when they fail: the webhook may have been paused meanwhile.
    testWebhook: build.mutation<WebhookDeliveryAnswer, number>({
      query: (id) => ({ url: `/me/webhooks/${id}/test`, method: 'POST' }),
      invalidatesTags: ['Webhook', 'WebhookDelivery'],
    }),
    redeliver: build.mutation<WebhookDeliveryAnswer, { webhook: number; delivery: number }>({
      query: ({ webhook, delivery }) => ({
        url: `/me/webhooks/${webhook}/deliveries/${delivery}/redeliver`,
        method: 'POST',
      }),
      invalidatesTags: ['Webhook', 'WebhookDelivery'],
    }),
  }),
})

export const {
  useMyWebhooksQuery,
  useAddWebhookMutation,
  useRenewWebhookSecretMutation,
  useShowWebhookSecretMutation,
  useRemoveWebhookMutation,
  useSwitchWebhookMutation,
  useWebhookDeliveriesQuery,
  useTestWebhookMutation,
  useRedeliverMutation,
} = webhookApi
