import { useSaveCareerMutation, type Career } from '@/api/careers'
import { problemsIn } from '@/features/careers/sections'
import { useAutosave } from '@/lib/useAutosave'

/** Milliseconds without typing before the career is saved. */
const REST = 800

/** A career while it is edited: it saves itself, and every step can be undone. */
export function useCareer(first: Career, version: string) {
  const [send] = useSaveCareerMutation()
  const draft = useAutosave({
    first,
    version,
    save: (career, seen) => send({ career, version: seen }).unwrap(),
    rest: REST,
    isValid: (career) => problemsIn(career) === 0,
  })
  return { ...draft, career: draft.value, problems: problemsIn(draft.value) }
}
