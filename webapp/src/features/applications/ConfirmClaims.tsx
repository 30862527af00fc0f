import type { Claim } from '@/api/coverLetters'
import { Quote } from '@/components/Quote'
import { counted } from '@/rules/figures'
import { marksOf, quotesOf } from '@/rules/letters'

/** What the letter claims without support from anything that we know: the person vouches for it, or goes back and
    changes it. */
export function ConfirmClaims({ letter, claims }: { letter: string; claims: Claim[] }) {
  const quotes = quotesOf(letter, marksOf(letter, claims))
  const isOne = claims.length === 1
  return (
    <div className="space-y-3">
      <p className="text-13 text-ink-soft">
        {counted(claims.length, 'detail')} of your letter {isOne ? 'is' : 'are'} not in your profile, your resume or the
        job. A recruiter may ask about {isOne ? 'it' : 'them'}.
      </p>
      <ul className="space-y-3">
        {quotes.map((pieces, at) => (
          <li key={at}>
            <Quote>
              {pieces.map((piece, index) =>
                piece.hit ? (
                  <mark key={index} className="rounded-[2px] bg-thread-soft font-label text-thread-ink">
                    {piece.text}
                  </mark>
                ) : (
                  piece.text
                ),
              )}
            </Quote>
          </li>
        ))}
      </ul>
    </div>
  )
}
