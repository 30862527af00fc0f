import { useRef, useState } from 'react'

import { codeOf } from '@/rules/errors'
import { differences, merged, withParts, type Part } from '@/rules/merging'

/** The server's version of the edited thing. */
export type DraftVersion<Draft> = { draft: Draft; version: string | undefined }

type Answer<Data> = { data?: Data; error?: unknown }
type Ways<Draft, Data> = {
  send: (draft: Draft, version: string | undefined) => Promise<Answer<Data>>
  /** Fetches the current version; null where it cannot be read. */
  ask: () => Promise<DraftVersion<Draft> | null>
}

/** Attempts of one save while others save in between. */
const MOST_TRIES = 4

/**
 * One thing that may be edited elsewhere meanwhile. What each changed alone is put together without a question; where
 * both changed something nothing is saved before the person has chosen. `typed` is what lay here from before.
 */
export function useMerging<Draft extends object>(
  parts: readonly Part<Draft>[],
  version: DraftVersion<Draft>,
  typed: { draft: Draft; base: Draft } | null,
) {
  const [first] = useState(() => (typed ? merged(parts, typed.base, typed.draft, version.draft) : null))
  const [known, setKnown] = useState(() => {
    const draft = first?.draft ?? version.draft
    return { base: first?.base ?? version.draft, theirs: version.draft, mine: draft, version: version.version }
  })
  const [asked, setAsked] = useState(0)
  // A save awaits several answers and must read the newest state after each.
  const latest = useRef(known)

  const learn = (more: Partial<typeof known>) => {
    latest.current = { ...latest.current, ...more }
    setKnown(latest.current)
  }

  const save = async <Data>(draft: Draft, { send, ask }: Ways<Draft, Data>) => {
    let mine = draft
    const taken = new Set<string>()
    for (let tries = 1; ; tries += 1) {
      const answer = await send(mine, latest.current.version)
      const now = codeOf(answer.error) === 'changed_elsewhere' && tries < MOST_TRIES ? await ask() : null
      if (!now) return { ...answer, draft: mine, taken: [...taken], isOpen: false }
      const found = merged(parts, latest.current.base, mine, now.draft)
      mine = found.draft
      learn({ base: found.base, theirs: now.draft, mine, version: now.version })
      found.taken.forEach(({ label }) => taken.add(label))
      if (found.open.length === 0) continue
      setAsked((times) => times + 1)
      return { draft: mine, taken: [...taken], isOpen: true }
    }
  }

  return {
    /** The form's initial state: what was typed before, with what has come in since. */
    first: first?.draft ?? version.draft,
    base: known.base,
    theirs: known.theirs,
    mine: known.mine,
    /** The parts that both changed, whichever version is in the form. */
    both: differences(parts, known.base, known.theirs),
    /** How many times the person has been asked to choose. */
    asked,
    ask: () => setAsked((times) => times + 1),
    save,
    /** The draft with the other version's values; mine are kept so that they can be restored. */
    take: (draft: Draft, some: readonly Part<Draft>[]): Draft => {
      learn({ mine: withParts(latest.current.mine, draft, some) })
      return withParts(draft, latest.current.theirs, some)
    },
    bringBack: (draft: Draft, part: Part<Draft>): Draft => withParts(draft, latest.current.mine, [part]),
    isOpen: (draft: Draft) =>
      differences(parts, known.base, known.theirs).some(({ wording }) => wording(draft) !== wording(known.theirs)),
    /** Discards the typed values for the server's current ones. */
    startAgain: (): Draft => {
      learn({ base: latest.current.theirs })
      return latest.current.theirs
    },
    /** Marks the conflict as resolved by the values in the form. */
    choose: () => learn({ base: latest.current.theirs }),
    /** Called once the form and the server agree again. */
    agree: (now: DraftVersion<Draft>) =>
      learn({ base: now.draft, theirs: now.draft, mine: now.draft, version: now.version }),
  }
}

export type Merging<Draft extends object> = ReturnType<typeof useMerging<Draft>>
