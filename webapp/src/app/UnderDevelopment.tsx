import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'

import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { useSession } from '@/lib/session/useSession'
import { useTitle } from '@/lib/useTitle'
import { homeOf } from '@/rules/roles'

/** Settings and Notifications: the specification gives them this text and a way back. */
export function UnderDevelopment({ name }: { name: string }) {
  useTitle(name)
  const navigate = useNavigate()
  const { role, user } = useSession()
  // A fresh tab that opened this address has no previous screen: the button leads home then. Without the Navigation API,
  // only the navigation since the page was loaded is known.
  const back = () => {
    const before = window.navigation?.canGoBack ?? window.history.state?.idx > 0
    void (before ? navigate(-1) : navigate(homeOf(role, user)))
  }
  return (
    <Card>
      <EmptyState
        level={1}
        title="Settings Page Under Development"
        action={
          <Button icon={<ArrowLeft aria-hidden />} onClick={back}>
            Go Back
          </Button>
        }
      />
    </Card>
  )
}
