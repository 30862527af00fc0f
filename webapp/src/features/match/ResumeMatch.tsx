import { Percent, FileText, ListChecks, Trophy } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import type { MatchAnalysis } from '@/api/ats'
import { AiSign } from '@/components/AiSign'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { ChoiceCells } from '@/components/ChoiceCells'
import { DropZone } from '@/components/DropZone'
import { ErrorState } from '@/components/ErrorState'
import { HiddenTextNotice } from '@/components/HiddenTextNotice'
import { JobText } from '@/components/JobText'
import { PageHeader } from '@/components/PageHeader'
import { PrintReport } from '@/components/PrintReport'
import { Segments } from '@/components/Segments'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session'
import { useFileDrop } from '@/lib/useFileDrop'
import { useJobAndResume } from '@/lib/useJobAndResume'
import { verdictOf } from '@/rules/bands'
import { howLong, whenRead } from '@/rules/clock'
import { counted, fileSize, wordCount } from '@/rules/figures'
import { MATCH_FORMATS, refusal, RESUME_LIMIT_MB, spoken } from '@/rules/resumeFiles'
import { Actions } from './Actions'
import { ANALYSES, analysisName } from './analyses'
import { Analysing } from './Analysing'
import { InputLines } from './InputLines'
import { jobName, reportText } from './report'
import { Result } from './Result'
import { Samples } from './Samples'
import { useMatch } from './useMatch'

const INCOMPLETE = 'Please enter job description and upload a profile document.'
const FAILED = 'Error processing request. Please try again.'

const ICONS: Record<MatchAnalysis, ReactNode> = {
  'percentage-match': <Percent />,
  'about-the-resume': <FileText />,
  'roles-responsibilities': <ListChecks />,
  'top-10-skills': <Trophy />,
}

/** How a resume fits one job, requirement by requirement. */
export function ResumeMatch() {
  const { user } = useSession()
  return user && <Screen key={user.id} userId={String(user.id)} />
}

function Screen({ userId }: { userId: string }) {
  const { storage, job, resume, setJob, setFile } = useJobAndResume(userId)
  const match = useMatch(storage)
  const { output, percent, failure, asking } = match
  const [missing, setMissing] = useState<{ job?: string; file?: string }>({})
  const [draft, setDraft] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [arrived, setArrived] = useState(0)
  const result = useRef<HTMLDivElement>(null)
  const jobField = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (arrived > 0) result.current?.querySelector<HTMLElement>('[data-result-heading]')?.focus()
  }, [arrived])

  const analyse = async (analysis: MatchAnalysis, text = job, file = resume?.file ?? null) => {
    if (text.trim() === '' || !file) {
      setMissing({
        job: text.trim() === '' ? 'Paste the text of the job here.' : undefined,
        file: file ? undefined : 'Choose a resume.',
      })
      notify(INCOMPLETE, { tone: 'warning' })
      jobField.current?.focus()
      return
    }
    setMissing({})
    setDraft(null)
    setSaid('')
    const answer = await match.run(analysis, text, file)
    if (!answer) return
    setSaid(answer.match ? `${answer.match.percent}%, ${verdictOf(answer.match.percent).heading}` : `${analysisName(analysis)}: the result is here.`)
    setArrived((count) => count + 1)
  }

  const take = (file: File) => {
    const wrong = refusal(file, MATCH_FORMATS)
    if (wrong) {
      setMissing((before) => ({ ...before, file: wrong }))
      notify(wrong, { tone: 'warning' })
      return
    }
    setMissing((before) => ({ ...before, file: undefined }))
    match.forgive()
    setFile(file)
    if (output) void analyse(output.shown, job, file)
  }
  const hovering = useFileDrop(take)

  const told = output?.told[output.shown]
  const first = !told
  const asked = asking?.apiType as MatchAnalysis | undefined
  const loadingMore = asking?.offset !== undefined
  const shown = asked ?? failure?.analysis ?? output?.shown ?? null
  const name = jobName(output?.told['percentage-match']?.answer.match ?? null, output?.job ?? job)

  const loadMore = async () => {
    if (!resume?.file) return notify(`Please choose ${resume?.name ?? 'your resume'} again.`, { tone: 'warning' })
    const added = await match.loadMore(resume.file)
    if (added > 0) setSaid(`${counted(added, 'responsibility', 'responsibilities')} added.`)
  }

  const text = () => (told && output ? reportText(told.answer, output.shown, percent, output.job) : '')
  const fileName = `Resume Match, ${name}`.replaceAll(/[^\p{L}\p{N} ,-]/gu, '').slice(0, 80) + '.pdf'
  const ready = told !== undefined && !failure && (!asking || loadingMore)
  const editor = (rows: number, value: string, change: (next: string) => void) => (
    <JobText ref={jobField} rows={rows} value={value} error={missing.job} onChange={change} />
  )

  return (
    <>
      <PageHeader
        title="Resume Match"
        lead="How your resume fits one job, requirement by requirement, with the sentence behind each answer."
        actions={ready && <Actions text={text} fileName={fileName} className="max-desk:hidden" />}
      />
      <p role="status" className="sr-only">
        {said}
      </p>

      {first ? (
        <>
          <div className="grid gap-4 desk:grid-cols-2">
            {editor(11, job, (next) => {
              setJob(next)
              setMissing((before) => ({ ...before, job: undefined }))
            })}
            <DropZone
              resume={resume}
              formats={MATCH_FORMATS}
              hovering={hovering}
              error={missing.file}
              onFile={take}
              onRemove={() => setFile(null)}
            />
          </div>
          <div className="mt-4 mb-4">
            <ChoiceCells
              label="Analysis"
              columns={4}
              options={ANALYSES.map(({ value, name: title, text: about }) => ({ value, title, text: about, icon: ICONS[value] }))}
              chosen={shown}
              busy={asked ?? null}
              onChoose={(analysis) => void analyse(analysis)}
            />
          </div>
          {!asking && !failure && (
            <Samples
              onSample={(sampleJob, file) => {
                setJob(sampleJob)
                setFile(file)
                void analyse('percentage-match', sampleJob, file)
              }}
            />
          )}
        </>
      ) : (
        <>
          <InputLines
            job={{ title: name, text: jobFacts(output, job) }}
            resume={{
              title: resume?.name ?? told.answer.document.name,
              text: `${resumeFacts(told, resume?.file ?? null)}. ${spoken(MATCH_FORMATS)}, at most ${RESUME_LIMIT_MB}MB`,
            }}
            formats={MATCH_FORMATS}
            editing={draft !== null}
            onEdit={() => setDraft(draft === null ? job : null)}
            onFile={take}
            hovering={hovering}
          >
            {draft !== null && (
              <>
                {editor(10, draft, setDraft)}
                <div className="mt-3 flex gap-2">
                  <Button
                    variant="primary"
                    onClick={() => {
                      setJob(draft)
                      void analyse(output.shown, draft)
                    }}
                  >
                    Analyse again
                  </Button>
                  <Button onClick={() => setDraft(null)}>Cancel</Button>
                </div>
              </>
            )}
          </InputLines>
          {missing.file && (
            <p role="alert" className="mt-2 text-12 text-weak">
              {missing.file}
            </p>
          )}
          <div className="my-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2" data-print="no">
            <Segments
              label="Analysis"
              options={ANALYSES.map(({ value, name: label }) => ({ value, label, icon: value === shown ? ICONS[value] : undefined }))}
              value={shown}
              onChange={(analysis) => void analyse(analysis)}
            />
            {ready && (
              <p className="flex items-center gap-3 text-12 text-ink-soft">
                {output.shown === 'percentage-match' && told.answer.api_used !== 'local' && (
                  <Badge tone="ai" icon={<AiSign />}>
                    Read with AI, check facts
                  </Badge>
                )}
                Read {howLong(told.seconds)}, {whenRead(told.at)}
              </p>
            )}
          </div>
        </>
      )}

      {asked && !loadingMore && <Analysing analysis={asked} onCancel={match.cancel} />}
      {failure && !asking && (
        <ErrorState
          title={FAILED}
          text={
            <>
              {failure.sentence && <p className="font-label text-ink">{failure.sentence}</p>}
              <p>Your text and your file are still here.</p>
            </>
          }
          onRetry={() => void analyse(failure.analysis)}
        />
      )}
      {told && output && ready && (
        <div ref={result}>
          <HiddenTextNotice pages={told.answer.document.pages} omissions={told.answer.document.omissions} />
          <Result analysis={output.shown} told={told} percent={percent} loadingMore={loadingMore} onMore={() => void loadMore()} />
          <Actions text={text} fileName={fileName} className="mt-4 desk:hidden" wide />
          <PrintReport
            title={`Resume Match: ${analysisName(output.shown)}`}
            about={[
              { label: 'Job', value: name },
              { label: 'Resume', value: told.answer.document.name },
            ]}
          >
            <Result analysis={output.shown} told={told} percent={percent} loadingMore={false} onMore={() => {}} onPaper />
          </PrintReport>
        </div>
      )}
    </>
  )
}

type Output = ReturnType<typeof useMatch>['output']

function jobFacts(output: Output, job: string): string {
  const found = output?.told['percentage-match']?.answer.match
  const words = counted(found?.job.words ?? wordCount(job), 'word')
  const requirements = found ? `, ${counted(found.requirements.length, 'requirement')} found` : ''
  return `Job description, ${words}${requirements}`
}

function resumeFacts(told: { answer: { document: { pages: number; bytes: number } } }, file: File | null): string {
  const { pages, bytes } = told.answer.document
  return `${counted(pages, 'page')}, ${fileSize(file?.size ?? bytes)}`
}
