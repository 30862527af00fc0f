import { LifeBuoy } from 'lucide-react'

import { Button } from '@/components/Button'
import { page } from '@/features/landing/Section'

/** How to reach a person. */
export function NeedHelp({ onHelpDesk }: { onHelpDesk: () => void }) {
  return (
    <section aria-labelledby="need-help" className="bg-paper pb-16 tablet:pb-[88px]">
      <div className={page}>
        <div className="flex flex-col gap-6 rounded-dialog border border-line bg-brand-soft p-6 tablet:p-12 desk:flex-row desk:items-center desk:justify-between">
          <div>
            <h2 id="need-help" className="text-34">
              Need Help
            </h2>
            <p className="mt-2 max-w-[44ch] text-17 tracking-normal text-ink-soft">
              Write to us, with or without an account. A person reads every message.
            </p>
          </div>
          <Button variant="primary" size="large" icon={<LifeBuoy aria-hidden />} onClick={onHelpDesk}>
            Visit Help Desk
          </Button>
        </div>
      </div>
    </section>
  )
}
