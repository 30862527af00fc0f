import type { Match } from '@/api/analyses'

/** A sentence of the resume that proves something, by its place: the block, then the part within it. */
export interface Proof {
  key: string
  text: string
  proves: number[]
}

/** The key of the sentence of the job that asks. */
export const IN_JOB = 'job'

export const partKey = (block: number, part: number) => `${block}-${part}`

/** All proofs in the order of the resume. */
export function proofsOf(match: Match): Proof[] {
  return match.resume.flatMap((block, at) =>
    block.parts.map((part, within) => ({ key: partKey(at, within), ...part })).filter((part) => part.proves.length > 0),
  )
}

/** How many requirements are found and missing, and how many things the job demands besides. */
export function countsOf({ requirements, conditions }: Match) {
  const missing = requirements.filter(({ state }) => state === 'missing').length
  return { found: requirements.length - missing, missing, also: conditions.length }
}

/** The lines of the resume that can show something, each once. */
export function linesOf(match: Match): string[] {
  const telling = match.resume.filter(({ kind }) => kind !== 'name' && kind !== 'contact' && kind !== 'heading')
  return [...new Set(telling.flatMap((block) => block.parts.map((part) => part.text)))]
}

/** The one proof of a requirement that its row quotes, else its first; null where the resume has none. */
export function mainProof(match: Match, id: number | null): Proof | null {
  const proofs = proofsOf(match).filter((item) => id !== null && item.proves.includes(id))
  const quote = match.requirements.find((requirement) => requirement.id === id)?.quote
  return proofs.find((proof) => quote !== '' && proof.text === quote) ?? proofs[0] ?? null
}

/** The proof before or after the one at hand; the walk goes round. */
export function neighbour(match: Match, key: string | null, step: 1 | -1): Proof | null {
  const proofs = proofsOf(match)
  if (proofs.length === 0) return null
  const at = proofs.findIndex((proof) => proof.key === key)
  if (at < 0) return (step === 1 ? proofs[0] : proofs.at(-1)) ?? null
  return proofs[(at + step + proofs.length) % proofs.length] ?? null
}

/** Which requirement a press on a proof selects: the next one it proves, from the top when there is none after. */
export function nextProved(proof: Proof, selected: number | null): number | null {
  const at = selected === null ? -1 : proof.proves.indexOf(selected)
  return proof.proves[(at + 1) % proof.proves.length] ?? null
}
