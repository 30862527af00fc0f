import { FileText } from 'lucide-react'
import type { Ref } from 'react'

import { IconButton } from '@/components/IconButton'
import { JobBlocks } from '@/components/JobBlocks'
import { IN_JOB } from './proofs'

type Props = {
  job: string
  /** The sentence that asks for the chosen requirement. */
  source: string
  panel: Ref<HTMLDivElement>
  onBack: () => void
}

const LEAST = 12 // characters; a shorter piece of a sentence may occur anywhere

/** The text of the job, with the sentence that asks for the chosen requirement. */
export function JobAsked({ job, source, panel, onBack }: Props) {
  const words = (text: string) => {
    const passage = text.includes(source) ? source : text.length >= LEAST && source.includes(text) ? text : ''
    const at = text.indexOf(passage)
    if (passage === '') return text
    return (
      <>
        {text.slice(0, at)}
        <mark data-proof={IN_JOB} className="rounded-[3px] bg-mark px-0.5 text-ink">
          {passage}
        </mark>
        {text.slice(at + passage.length)}
      </>
    )
  }
  return (
    <div className="flex min-h-0 flex-col">
      <div className="flex min-h-[50px] items-center justify-between border-b border-line px-4 py-2">
        <h3 className="text-15">The job</h3>
        <IconButton aria-label="Show your resume" title="Show your resume" onClick={onBack}>
          <FileText />
        </IconButton>
      </div>
      <div
        ref={panel}
        role="region"
        aria-label="The job"
        tabIndex={0}
        className="min-h-0 px-4 pt-4 pb-6 focus-visible:-outline-offset-2 tablet:px-5 wide:overflow-y-auto"
      >
        <JobBlocks text={job} words={words} />
      </div>
    </div>
  )
}
