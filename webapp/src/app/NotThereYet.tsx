import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { PageHeader } from '@/components/PageHeader'

type Props = {
  title: string
  /** What a person will be able to do here. */
  will: ReactNode
  /** Where they can go instead, today. */
  instead?: { to: string; label: string }
}

const resumeMatch = { to: '/user/atsMainContent', label: 'Open Resume Match' }

/** An honest page for a screen that is not built yet. */
export function NotThereYet({ title, will, instead = resumeMatch }: Props) {
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          title="This page is not there yet"
          text={will}
          action={
            <ButtonLink to={instead.to} variant="primary">
              {instead.label}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
