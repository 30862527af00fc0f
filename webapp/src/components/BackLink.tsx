import { ArrowLeft } from 'lucide-react'

import { ButtonLink } from '@/components/Button'

/** Above the heading of a screen, to the one that it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink variant="quiet" size="small" icon={<ArrowLeft aria-hidden />} className="mb-2 -ml-3" to={to}>
      {children}
    </ButtonLink>
  )
}
