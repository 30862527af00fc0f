import { CircleCheck, CircleX, Clock } from 'lucide-react'

import type { WebhookDeliveryFields } from '@/api/webhooks'
import { Badge } from '@/components/Badge'
import { deliveryBadge } from '@/rules/webhooks'

const icons = { good: CircleCheck, weak: CircleX, neutral: Clock }

/** What a receiver answered to a message. */
export function DeliveryBadge({ delivery }: { delivery: WebhookDeliveryFields }) {
  const { text, tone } = deliveryBadge(delivery)
  const Icon = icons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {text}
    </Badge>
  )
}
