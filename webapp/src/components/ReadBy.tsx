import { Scale } from 'lucide-react'

import { AiSign } from '@/components/AiSign'
import { Badge } from '@/components/Badge'

const OWN_RULES = 'local'

/** Who wrote this text: a model is labeled as AI, our own rules are not. */
export function ReadBy({
  apiUsed,
  rules = 'Read by fixed rules. No model wrote this.',
}: {
  apiUsed: string
  rules?: string
}) {
  if (apiUsed !== OWN_RULES)
    return (
      <Badge tone="ai" icon={<AiSign />}>
        Written by AI, check facts
      </Badge>
    )
  return (
    <span className="inline-flex items-start gap-1.5 text-12 text-ink-soft">
      <Scale aria-hidden className="mt-0.5 size-[13px] shrink-0" strokeWidth={1.75} />
      {rules}
    </span>
  )
}
