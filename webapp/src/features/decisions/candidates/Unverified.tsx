import { ShieldQuestion } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { CompanyVerification } from '@/components/CompanyVerification'

/** Why the candidates have no names, and the way to them. */
export function Unverified() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card padded className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 text-13">
      <ShieldQuestion aria-hidden className="size-5 shrink-0 text-brand" strokeWidth={1.75} />
      <p className="min-w-[min(10rem,100%)] flex-1">
        <span className="block font-strong">Your company is not verified yet.</span>
        <span className="text-ink-soft">
          Names and email addresses of people who have not applied are hidden until then. You can write to them: we pass
          your message on, and their replies go to you.
        </span>
      </p>
      <Button onClick={() => setOpen(true)}>Get verified</Button>
      {isOpen && <CompanyVerification onClose={() => setOpen(false)} />}
    </Card>
  )
}
