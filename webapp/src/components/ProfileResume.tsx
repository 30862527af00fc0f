import { useState } from 'react'

import { Button } from '@/components/Button'
import { notify } from '@/lib/notify'
import { useProfileResume } from '@/api/useProfileResume'

/** The button that takes the resume of the profile; renders nothing without one. */
export function ProfileResume({ onFile }: { onFile: (file: File) => void }) {
  const stored = useProfileResume()
  const [fetching, setFetching] = useState(false)
  if (!stored) return null

  const take = async () => {
    setFetching(true)
    const { file } = await stored.fetch()
    setFetching(false)
    if (file) onFile(file)
    else notify('The resume in your profile could not be loaded.', { text: 'Please choose a file.', tone: 'bad' })
  }
  return (
    <Button
      size="small"
      title={stored.name}
      busy={fetching ? 'Fetching your resume...' : undefined}
      onClick={() => void take()}
    >
      Use the one in my profile
    </Button>
  )
}
