import { Quote } from '@/components/Quote'
import type { Claim } from '@/api/letters'
import { counted } from '@/rules/figures'

/** What the letter says and nothing that we know supports: the person answers for it, or goes back and changes it. */
export function ConfirmClaims({ claims }: { claims: Claim[] }) {
  return (
    <div className="space-y-3">
      <p className="text-13 text-ink-soft">
        {counted(claims.length, 'passage')} of your letter {claims.length === 1 ? 'is' : 'are'} not in your profile,
        your resume or the job. A recruiter may ask about {claims.length === 1 ? 'it' : 'them'}.
      </p>
      <ul className="space-y-3">
        {claims.map((claim) => (
          <li key={`${claim.start}${claim.text}`}>
            <Quote>{claim.text}</Quote>
          </li>
        ))}
      </ul>
    </div>
  )
}
