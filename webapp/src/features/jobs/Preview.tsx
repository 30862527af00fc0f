import { CURRENCIES, UNSPECIFIED_SALARY } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { JobBlocks } from '@/components/JobBlocks'
import { dayOf } from '@/rules/recruiterDates'
import { isUnpaid, type JobDraft } from '@/rules/jobForm'

type Props = { draft: JobDraft; open: boolean; onClose: () => void }

const codeOf = (sign: string) => CURRENCIES.find(({ symbol }) => symbol === sign)?.code ?? ''

const payOf = ({ expectedSalary, currencySymbol, salaryDuration }: JobDraft) =>
  expectedSalary.trim() === '' || isUnpaid(expectedSalary)
    ? UNSPECIFIED_SALARY
    : `${codeOf(currencySymbol)} ${expectedSalary.replace(/[$₹€£¥]/g, '').trim()} ${salaryDuration}`

/** The job as people will read it. */
export function Preview({ draft, open, onClose }: Props) {
  const facts = [
    ['Type', draft.employmentType],
    ['Salary', payOf(draft)],
    ['Apply until', dayOf(draft.applicationEndDate)],
    // The resume goes with every application.
    ['Documents', draft.mandatoryDocuments.join(', ') || 'Resume'],
  ] as const
  return (
    <Dialog
      open={open}
      wide
      onOpenChange={(next) => !next && onClose()}
      title={draft.title.trim() || 'No title yet'}
      lead={[draft.company, draft.location].filter((item) => item.trim()).join(' · ') || 'No company and location yet'}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="mb-5 grid grid-cols-2 gap-px overflow-hidden rounded-control border border-line bg-line text-13 tablet:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label} className="bg-surface px-3 py-2">
            <dt className="text-12 text-ink-soft">{label}</dt>
            <dd className="font-label wrap-anywhere">{value || 'Not yet'}</dd>
          </div>
        ))}
      </dl>
      {draft.description.trim() === '' ? (
        <p className="text-13 text-ink-soft">The description appears here once it is written.</p>
      ) : (
        <JobBlocks text={draft.description} />
      )}
    </Dialog>
  )
}
