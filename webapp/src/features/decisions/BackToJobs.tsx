import { ArrowLeft } from 'lucide-react'

import { Button } from '@/components/Button'

export function BackToJobs({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" size="small" icon={<ArrowLeft aria-hidden />} className="-ml-3" onClick={onBack}>
      Back to Jobs
    </Button>
  )
}
