import { FileText, ListChecks, Percent, Trophy } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

import { MATCH_FORMATS } from '@/api/server.gen'
import type { MatchAnalysis } from '@/api/analyses'
import { ChoiceCells } from '@/components/ChoiceCells'
import { DropZone } from '@/components/DropZone'
import { JobText } from '@/components/JobText'
import { FromProfile } from '@/components/FromProfile'
import type { Resume } from '@/lib/useJobAndResume'
import { ANALYSES } from './analyses'

export const ANALYSIS_ICONS: Record<MatchAnalysis, ReactNode> = {
  'percentage-match': <Percent />,
  'about-the-resume': <FileText />,
  'roles-responsibilities': <ListChecks />,
  'top-10-skills': <Trophy />,
}

const OPTIONS = ANALYSES.map(({ value, name, text }) => ({ value, title: name, text, icon: ANALYSIS_ICONS[value] }))

type Props = {
  job: string
  jobField: Ref<HTMLTextAreaElement>
  resume: Resume | null
  missing: { job?: string; file?: string }
  hovering: boolean
  chosen: MatchAnalysis | null
  busy: MatchAnalysis | null
  onJob: (text: string) => void
  onFile: (file: File | null) => void
  onChoose: (analysis: MatchAnalysis) => void
}

/** The first visit: both documents large, and the four analyses as the buttons. */
export function FirstInputs({
  job,
  jobField,
  resume,
  missing,
  hovering,
  chosen,
  busy,
  onJob,
  onFile,
  onChoose,
}: Props) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 desk:grid-cols-2">
        <JobText ref={jobField} rows={15} value={job} error={missing.job} onChange={onJob} />
        <DropZone
          resume={resume}
          formats={MATCH_FORMATS}
          hovering={hovering}
          error={missing.file}
          onFile={onFile}
          onRemove={() => onFile(null)}
        >
          <FromProfile onFile={onFile} />
        </DropZone>
      </div>
      <div className="my-4">
        <ChoiceCells
          label="Analysis"
          columns={4}
          options={OPTIONS}
          primary="percentage-match"
          chosen={chosen}
          busy={busy}
          onChoose={onChoose}
        />
      </div>
    </>
  )
}
