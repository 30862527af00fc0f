import { useCallback, useEffect, useRef, useState } from 'react'

import type { Match, Raise } from '@/api/analyses'
import { useAnalyst } from '@/api/useAnalyst'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { serverSentence } from '@/rules/reply'
import { fileMark } from '@/features/analyses/useMatch'
import type { UsedLine } from './version'

interface Version {
  job: string
  file: string
  used: UsedLine[]
  /** Requirements whose advice is not true for this person. */
  dismissed: number[]
}

function keptVersion(storage: MatchStorage, job: string, file: File): Version {
  const fresh = { job, file: fileMark(file), used: [], dismissed: [] }
  try {
    const stored = JSON.parse(storage.get('version')) as Version
    const fits = stored.job === fresh.job && stored.file === fresh.file && Array.isArray(stored.dismissed)
    return fits && stored.used.every((item) => Array.isArray(item.ids)) ? stored : fresh
  } catch {
    return fresh
  }
}

/** A line that shows only some of what it could show leaves the rest open. */
function weighed(line: UsedLine, gave: number, missing: ReadonlySet<number>): UsedLine {
  const proofs = line.ids.filter((id) => !missing.has(id))
  return { ...line, gave, ids: proofs.length > 0 ? proofs : line.ids }
}

/** The lines that were changed for this job. Every change is counted by the same analysis as the resume itself. */
export function useVersion(storage: MatchStorage, job: string, file: File, base: Match) {
  const { asking, ask } = useAnalyst()
  const [version, setVersion] = useState(() => keptVersion(storage, job, file))
  const [match, setMatch] = useState(base)
  const [failure, setFailure] = useState<string | null>(null)
  const counted = useRef<readonly UsedLine[]>([])

  const put = useCallback(
    (next: Version) => {
      setVersion(next)
      storage.keep('version', JSON.stringify(next))
    },
    [storage],
  )

  /** Counts the version and notes what its newest line gave; null where it could not be counted. */
  const count = useCallback(
    async (next: Version, before: number): Promise<Match | null> => {
      setFailure(null)
      const edits = next.used.map(({ line, text, isNew }) => ({ line, text, is_new: isNew }))
      const reply = await ask({
        jobDescription: job,
        profileDocument: file,
        apiType: 'percentage-match',
        edits: JSON.stringify(edits),
      })
      if (!reply) return null
      if ('error' in reply || !reply.answer.match) {
        setFailure(('error' in reply && serverSentence(reply.error)) || 'The version could not be scored.')
        return null
      }
      const result = reply.answer.match
      const gave = result.percent - before
      const missing = new Set(result.raises.flatMap((raise) => raise.requirement_ids))
      put({ ...next, used: next.used.map((item) => (item.gave === null ? weighed(item, gave, missing) : item)) })
      counted.current = next.used
      setMatch(result)
      return result
    },
    [ask, file, job, put],
  )

  // What was kept across a reload is counted again.
  const first = useRef(version)
  useEffect(() => {
    if (first.current.used.length > 0) void count(first.current, base.percent)
  }, [count, base.percent])

  const use = (raise: Raise, text: string) => {
    const line = { line: raise.line, isNew: raise.is_new, title: raise.title, remedy: raise.remedy }
    const next = { ...version, used: [...version.used, { ...line, ids: raise.requirement_ids, text, gave: null }] }
    put(next)
    return count(next, match.percent)
  }

  /** Lines that build on one that is taken back go with it. */
  const undo = (gone: UsedLine) => {
    const buildsOn = ({ line }: UsedLine) => gone.text.includes(line) && !gone.line.includes(line)
    const used = version.used.filter((item) => item !== gone && !buildsOn(item))
    const next = { ...version, used }
    put(next)
    return count(next, match.percent)
  }

  const dismiss = (ids: readonly number[]) => put({ ...version, dismissed: [...version.dismissed, ...ids] })

  return {
    ...version,
    match,
    failure,
    counting: asking !== null,
    use,
    undo,
    dismiss,
    again: () => count(version, match.percent),
  }
}
