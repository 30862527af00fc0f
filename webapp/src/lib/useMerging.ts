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
 * Something that may be edited elsewhere meanwhile. Parts that only one side changed are merged without a question; if
 * both changed the same part, nothing is saved before the person has chosen. `typed` is what was typed here earlier.
 */
export function useMerging<Draft extends object>(
  parts: readonly Part<Draft>[],
  version: DraftVersion<Draft>,
  typed: { draft: Draft; base: Draft } | null,
) {
  const [first] = useState(() => (typed ? merged(parts, typed.base, typed.draft, version.draft) : null))
  const [versions, setVersions] = useState(() => {
    const draft = first?.draft ?? version.draft
    return { base: first?.base ?? version.draft, remote: version.draft, local: draft, version: version.version }
  })
  const [requests, setRequests] = useState(0)
  // A save awaits several answers and must read the newest state after each.
  const latest = useRef(versions)

  const learn = (more: Partial<typeof versions>) => {
    latest.current = { ...latest.current, ...more }
    setVersions(latest.current)
  }

  const save = async <Data>(draft: Draft, { send, ask }: Ways<Draft, Data>) => {
    let local = draft
    const labels = new Set<string>()
    for (let tries = 1; ; tries += 1) {
      const answer = await send(local, latest.current.version)
      const now = codeOf(answer.error) === 'changed_elsewhere' && tries < MOST_TRIES ? await ask() : null
      if (!now) return { ...answer, draft: local, taken: [...labels], isOpen: false }
      const result = merged(parts, latest.current.base, local, now.draft)
      local = result.draft
      learn({ base: result.base, remote: now.draft, local, version: now.version })
      result.taken.forEach(({ label }) => labels.add(label))
      if (result.open.length === 0) continue
      setRequests((times) => times + 1)
      return { draft: local, taken: [...labels], isOpen: true }
    }
  }

  return {
    /** The form's initial state: what was typed before, with what has come in since. */
    first: first?.draft ?? version.draft,
    base: versions.base,
    remote: versions.remote,
    local: versions.local,
    /** The parts that both changed, whichever version is in the form. */
    conflicts: differences(parts, versions.base, versions.remote),
    /** How many times the person has been asked to choose. */
    requests,
    ask: () => setRequests((times) => times + 1),
    save,
    /** The draft with the remote values; the local ones are kept so that they can be restored. */
    take: (draft: Draft, some: readonly Part<Draft>[]): Draft => {
      learn({ local: withParts(latest.current.local, draft, some) })
      return withParts(draft, latest.current.remote, some)
    },
    bringBack: (draft: Draft, part: Part<Draft>): Draft => withParts(draft, latest.current.local, [part]),
    isOpen: (draft: Draft) =>
      differences(parts, versions.base, versions.remote).some(
        ({ wording }) => wording(draft) !== wording(versions.remote),
      ),
    /** Discards the typed values for the server's current ones. */
    startAgain: (): Draft => {
      learn({ base: latest.current.remote })
      return latest.current.remote
    },
    /** Marks the conflict as resolved by the values in the form. */
    choose: () => learn({ base: latest.current.remote }),
    /** Called once the form and the server agree again. */
    agree: (now: DraftVersion<Draft>) =>
      learn({ base: now.draft, remote: now.draft, local: now.draft, version: now.version }),
  }
}

export type Merging<Draft extends object> = ReturnType<typeof useMerging<Draft>>
