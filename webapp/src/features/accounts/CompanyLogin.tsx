import { ArrowRight, Building2 } from 'lucide-react'

import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import type { useCompanyLogin } from '@/features/accounts/useCompanyLogin'

/** Where the email's company has a log-in of its own: a line that leads there, or, where it is the only one, the button. */
export function CompanyLogin({ company }: { company: ReturnType<typeof useCompanyLogin> }) {
  const { domain, isOffered, isOnly, isBusy, failure, go } = company
  return (
    <>
      {isOffered && (
        <p role="status" className="mt-2 flex items-start gap-x-1.5 text-12 text-ink-soft">
          <Building2 aria-hidden className="mt-0.5 size-3.5 shrink-0 text-brand" strokeWidth={1.75} />
          <span>
            {isOnly ? (
              `People at ${domain} log in through their company, not with a password.`
            ) : (
              <>
                {`${domain} uses SSO. `}
                <button
                  type="button"
                  disabled={isBusy}
                  className="inline-flex items-center gap-1 font-label text-brand hover:underline"
                  onClick={() => void go()}
                >
                  Continue there
                  <ArrowRight aria-hidden className="size-3.5" strokeWidth={1.75} />
                </button>
              </>
            )}
          </span>
        </p>
      )}
      <FormNotice className="mt-3">{failure}</FormNotice>
      {isOnly && (
        <Button
          variant="primary"
          size="large"
          busy={isBusy ? 'Opening your company’s log-in...' : undefined}
          className="mt-5 w-full"
          onClick={() => void go()}
        >
          {`Continue to ${domain}`}
        </Button>
      )}
    </>
  )
}
