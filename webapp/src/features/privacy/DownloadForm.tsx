import { Download } from 'lucide-react'
import { useRef, type FormEvent } from 'react'

import { useExportMyDataMutation } from '@/api/privacy'
import { Button } from '@/components/Button'
import { PasswordAgain } from '@/features/privacy/PasswordAgain'
import { usePasswordAgain } from '@/features/privacy/usePasswordAgain'
import { notify } from '@/lib/notify'

const FILE = 'hireloom-data.zip'

/** Exports all data of the person as one file. */
export function DownloadForm({ hasPassword }: { hasPassword: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const again = usePasswordAgain(form, hasPassword)
  const [download, { isLoading }] = useExportMyDataMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading || !again.isThere()) return
    const { data, error } = await download({ password: again.password })
    if (!data) return again.tellFailure(error)
    save(data)
    again.reset()
    notify('Your data was downloaded.', { tone: 'good' })
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4 px-4 py-4 tablet:px-5">
      <p className="text-13 text-ink-soft">
        One zip file with everything we keep about you: account, profile, applications and every file, as JSON and in
        the JSON Resume format that other products read.
      </p>
      <PasswordAgain {...again.field} />
      <Button
        type="submit"
        variant="primary"
        icon={<Download aria-hidden />}
        busy={isLoading ? 'Packing...' : undefined}
      >
        Download all my data
      </Button>
    </form>
  )
}

function save(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = FILE
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // the browser has read it by then
}
