/* How the state of a requirement is called and looks. */

export type EvidenceState = 'met' | 'partly' | 'missing'

export const LOOKS = {
  met: { word: 'Met', tone: 'text-good' },
  partly: { word: 'Partly', tone: 'text-medium' },
  missing: { word: 'Missing', tone: 'text-weak' },
  own: { word: 'On your word', tone: 'text-thread-ink' },
}

export const NOT_MENTIONED = 'No sentence in your resume mentions it.'

export function stateWord(state: EvidenceState | 'own'): string {
  return LOOKS[state].word
}

/** The state of a requirement as the owner of the resume sees it. */
export const lookOf = ({ state, own_word: ownWord }: { state: EvidenceState; own_word?: string }) =>
  ownWord ? 'own' : state
