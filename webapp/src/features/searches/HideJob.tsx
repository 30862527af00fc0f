import { EyeOff } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { useHideJobMutation, useShowHiddenJobMutation } from '@/api/hiddenJobs'
import type { Job } from '@/api/searches'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { notify, withdraw } from '@/lib/notify'
import { useDismiss } from '@/lib/useDismiss'
import { messageOf } from '@/rules/errors'

const LASTS = 10_000

/** Hides the job, or everything that its company posts; a toast takes it back. */
export function HideJob({ job }: { job: Job }) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [hide, { isLoading }] = useHideJobMutation()
  const [show] = useShowHiddenJobMutation()
  useDismiss(place, open, () => setOpen(false))

  const submit = async (what: { job: string; title: string }, title: string) => {
    setOpen(false)
    const { data, error } = await hide({ company: job.company, ...what })
    if (!data) return notify('Nothing was hidden', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
    const until = Date.now() + LASTS
    const toast = `hidden ${data.hidden.id}`
    const timer = setTimeout(() => withdraw(toast), LASTS)
    notify(title, {
      id: toast,
      text: 'You can show it again under the filters.',
      undoable: {
        left: () => Math.max(0, until - Date.now()),
        pause: () => {},
        resume: () => {},
        onUndo: () => {
          clearTimeout(timer)
          withdraw(toast)
          void show(data.hidden.id)
        },
      },
    })
  }
  return (
    <div ref={place} className="relative">
      <IconButton
        aria-label="Hide this job or company"
        aria-expanded={open}
        aria-controls={id}
        disabled={isLoading}
        onClick={() => setOpen(!open)}
      >
        <EyeOff />
      </IconButton>
      <div
        id={id}
        hidden={!open}
        className="absolute right-0 z-20 mt-1.5 w-52 animate-appear rounded-card border border-line-strong bg-float p-3.5 shadow-floating"
      >
        <div className="grid gap-2">
          <Button
            size="small"
            onClick={() => void submit({ job: String(job.id), title: job.title }, `${job.title} is hidden`)}
          >
            Hide this job
          </Button>
          <Button size="small" onClick={() => void submit({ job: '', title: '' }, `Jobs of ${job.company} are hidden`)}>
            Hide the company
          </Button>
        </div>
      </div>
    </div>
  )
}
