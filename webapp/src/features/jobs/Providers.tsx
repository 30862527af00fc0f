import { Plus, X } from 'lucide-react'
import { useId, useRef } from 'react'

import { MOST_PROVIDERS } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { FieldError } from '@/components/Field'
import { IconButton } from '@/components/IconButton'
import { TextInput } from '@/components/TextInput'
import { type JobDraft } from '@/rules/jobForm'

type Links = JobDraft['jobProviders']
type Props = { providers: Links; error: string | undefined; onChange: (providers: Links) => void }

/** Where else the job is posted: a name and a link for each. */
export function Providers({ providers, error, onChange }: Props) {
  const id = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const put = (at: number, part: Partial<Links[number]>) =>
    onChange(providers.map((provider, row) => (row === at ? { ...provider, ...part } : provider)))

  const wiring = { 'aria-invalid': Boolean(error) || undefined, 'aria-describedby': error ? id : undefined }
  return (
    <fieldset ref={list} className="min-w-0 tablet:col-span-2">
      <legend className="text-13 font-label text-ink">Also posted on</legend>
      <ul>
        {providers.map((provider, at) => (
          <li
            key={at}
            className="mt-2 grid grid-cols-[minmax(0,1fr)_36px] gap-2 tablet:grid-cols-[minmax(0,200px)_minmax(0,1fr)_36px]"
          >
            <TextInput
              {...(at === 0 && wiring)}
              aria-label={`Provider ${at + 1}`}
              placeholder="LinkedIn"
              value={provider.jobProvider}
              onChange={(event) => put(at, { jobProvider: event.target.value })}
            />
            <TextInput
              aria-label={`Link of provider ${at + 1}`}
              type="url"
              placeholder="https://"
              value={provider.url}
              onChange={(event) => put(at, { url: event.target.value })}
              className="max-tablet:col-start-1 max-tablet:row-start-2"
            />
            <IconButton
              aria-label={`Remove provider ${at + 1}`}
              size="medium"
              className="max-tablet:row-start-1"
              onClick={() => onChange(providers.filter((_, row) => row !== at))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <FieldError id={id}>{error}</FieldError>
      {providers.length < MOST_PROVIDERS && (
        <Button
          size="small"
          className="mt-2"
          icon={<Plus aria-hidden />}
          onClick={() => {
            onChange([...providers, { jobProvider: '', url: '' }])
            setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
          }}
        >
          Add a provider
        </Button>
      )}
    </fieldset>
  )
}
