import { Building2 } from 'lucide-react'
import { useEffect, useState } from 'react'

import { useBeginCompanyConfirmationMutation } from '@/api/companyLogins'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { onConfirmed } from '@/lib/companyReturn'
import { messageOf } from '@/rules/errors'

const FAILED = 'Your company’s log-in could not be reached. Please try again.'
const BLOCKED = 'Your browser did not open a new window. Please allow this site to open one, and try again.'
const WINDOW = 'popup,width=520,height=720'

type Props = { domain: string; isFirst: boolean; onDone: () => void }

/** Confirms by a log-in at the company, in a window of its own: what somebody was about to do stays here. */
export function CompanyConfirmation({ domain, isFirst, onDone }: Props) {
  const [begin, { isLoading }] = useBeginCompanyConfirmationMutation()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => onConfirmed(onDone), [onDone])

  async function go() {
    setFailure(null)
    const opened = window.open('', '_blank', WINDOW) // at once: a browser allows no window later
    if (!opened) return setFailure(BLOCKED)
    const { data, error } = await begin()
    if (!data) {
      opened.close()
      return setFailure(messageOf(error) ?? FAILED)
    }
    opened.location.assign(data.address)
    setOpen(true)
  }

  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        size="large"
        icon={<Building2 aria-hidden />}
        busy={isLoading ? 'Opening your company’s log-in...' : undefined}
        className="w-full"
        onClick={() => void go()}
      >
        Confirm with your company
      </Button>
      <p role="status" className="mt-2 text-13 text-ink-soft">
        {isOpen
          ? 'Please log in again in the window that has opened. This goes on by itself afterwards.'
          : `A window opens in which you log in at ${domain} again.`}
      </p>
      <FormNotice className="mt-3">{failure}</FormNotice>
    </>
  )
}
