import { Briefcase, FileText } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { FieldError } from '@/components/Field'
import { FilePicker } from '@/components/FilePicker'
import { classes } from '@/lib/classes'

type LineProps = { icon: ReactNode; title: string; text: string; children: ReactNode; className?: string }

function Line({ icon, title, text, children, className }: LineProps) {
  return (
    <div className={classes('flex min-w-0 flex-wrap items-center gap-3 px-4 py-3.5 tablet:px-5', className)}>
      <span
        aria-hidden
        className="grid size-[34px] shrink-0 place-items-center rounded-control bg-sunken text-ink-soft [&_svg]:size-[17px] [&_svg]:stroke-[1.75]"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-16">
        <p className="truncate text-13 font-label" title={title}>
          {title}
        </p>
        <p className="truncate text-12 text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  )
}

type Props = {
  job: { title: string; text: string }
  resume: { title: string; text: string }
  formats: readonly string[]
  editing: boolean
  onEdit: () => void
  onFile: (file: File) => void
  hovering: boolean
  error?: string
  /** The editor, while it is open. */
  children?: ReactNode
}

/** Job and resume in one line each, once there is a result to look at. */
export function InputLines({ job, resume, formats, editing, onEdit, onFile, hovering, error, children }: Props) {
  return (
    <Card
      aria-label="Inputs of the analysis"
      data-print="no"
      className={hovering ? 'border-brand bg-brand-soft' : undefined}
    >
      <div className="grid grid-cols-1 desk:grid-cols-2">
        <Line icon={<Briefcase />} title={job.title} text={job.text}>
          <Button size="small" aria-expanded={editing} aria-label="Edit the job" onClick={onEdit}>
            Edit
          </Button>
        </Line>
        <Line
          icon={<FileText />}
          title={hovering ? 'Let go to use this file' : resume.title}
          text={resume.text}
          className="border-line max-desk:border-t desk:border-l"
        >
          <FilePicker formats={formats} onFile={onFile} label="Resume">
            Replace
          </FilePicker>
        </Line>
      </div>
      <div className={error && 'px-4 pb-3 tablet:px-5'}>
        <FieldError>{error}</FieldError>
      </div>
      {children && <div className="border-t border-line px-4 py-4 tablet:px-5">{children}</div>}
    </Card>
  )
}
