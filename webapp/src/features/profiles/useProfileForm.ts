import { useRef, useState } from 'react'

import { fieldErrorsOf, messageOf } from '@/rules/errors'
import {
  readName,
  useLazyProfileQuery,
  useSaveProfileMutation,
  type ProfileFields,
  type RegisteredPhone,
} from '@/api/profiles'
import { draftOf } from '@/features/profiles/draft'
import { keptProfile } from '@/features/profiles/keptProfile'
import { profileParts } from '@/features/profiles/parts'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import type { SessionUser } from '@/lib/session/storedUser'
import { useMerging } from '@/lib/useMerging'
import { takenOver } from '@/rules/merging'
import {
  advancedErrors,
  basicErrors,
  isBasicField,
  isMoreThanBasic,
  resumeProblem,
  type ProfileDraft,
  type ProfileErrors,
} from '@/rules/profile'

const NOT_ALL = 'What you filled in under Advance is not saved yet.'

export type Tab = 'basic' | 'advance'
export type ProfileToEdit = {
  profile: ProfileFields | null
  version: string | undefined
  user: SessionUser
  phone?: RegisteredPhone
  /** The name in the career. */
  careerName?: string
  /** Whether there is more to fill in, to compare or to save. */
  onGoingOn: (goesOn: boolean) => void
}

/** The form of a profile, its errors and its saving. */
export function useProfileForm({ profile, version, user, phone, careerName, onGoingOn }: ProfileToEdit) {
  const [storage] = useState(() => keptProfile(user.id))
  const [start] = useState(() => draftOf(profile, user.email, phone, careerName))
  const [typed] = useState(() => storage.read(start))
  const merging = useMerging(profileParts, { draft: start, version: profile ? version : '' }, typed)
  const [draft, setDraft] = useState(merging.first)
  const [isRestored, setRestored] = useState(typed !== null)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('basic')
  const [attempt, setAttempt] = useState(0)
  const [saves, setSaves] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [send] = useSaveProfileMutation()
  const [askAgain] = useLazyProfileQuery()
  const { uploads } = useSession()
  const under = useRef(false)
  const hasResume = Boolean(profile?.resume_path)

  const put = (next: ProfileDraft) => {
    setDraft(next)
    storage.keep(next, merging.base)
  }

  const change = (part: Partial<ProfileDraft>) => {
    put({ ...draft, ...part })
    setRefused(null)
    const changed = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))
    const resume = part.resume ? (resumeProblem(part.resume, hasResume, uploads.resume_bytes) ?? undefined) : undefined
    setErrors({ ...errors, ...changed, ...(resume ? { resume } : {}) })
  }

  const tell = (problems: ProfileErrors) => {
    setErrors(problems)
    const names = Object.keys(problems)
    if (names.length > 0) setTab(names.some(isBasicField) ? 'basic' : 'advance')
    setAttempt(attempt + 1)
  }

  /** `isChosen`: the person has chosen between these values and those saved elsewhere. */
  const submit = async (isChosen = false) => {
    if (under.current) return
    if (merging.isOpen(draft) && !isChosen) return merging.ask()
    setRefused(null)
    const isBasic = tab === 'basic'
    const problems = isBasic ? basicErrors(draft) : advancedErrors(draft, hasResume, uploads.resume_bytes)
    const resume = resumeProblem(draft.resume, true, uploads.resume_bytes)
    if (resume) problems.resume = resume
    if (Object.keys(problems).length > 0) return tell(problems)
    under.current = true
    setSaving(true)
    merging.choose()
    const answer = await merging.save(draft, {
      send: (body, begun) => send({ userId: user.id, draft: body, isBasic, version: begun }),
      ask: async () => {
        onGoingOn(true) // also where there was no profile, and one is read now
        const { data: now, isSuccess } = await askAgain(user.id)
        return isSuccess ? { draft: draftOf(now.profile, user.email), version: now.version ?? '' } : null
      },
    })
    const { data, error } = answer
    under.current = false
    setSaving(false)
    if (answer.draft !== draft) put(answer.draft)
    if (answer.isOpen) return
    if (data?.success) {
      const now = draftOf(data.profile, user.email)
      const goesOn = isBasic && isMoreThanBasic(answer.draft, now)
      const more = [goesOn && NOT_ALL, takenOver(answer.taken)].filter(Boolean).join(' ')
      notify(data.message, { tone: 'good', text: more || undefined })
      merging.agree({ draft: now, version: data.version })
      if (goesOn) {
        const left = { ...answer.draft, resume: null }
        setDraft(left)
        storage.keep(left, now)
        setTab('advance')
        setSaves(saves + 1)
      } else storage.forget()
      return onGoingOn(goesOn)
    }
    const named = Object.entries(fieldErrorsOf(error)).flatMap(([wire, sentence]) => {
      const name = readName(wire)
      return name ? [[name, sentence] as const] : []
    })
    setRefused(named.length > 0 ? '' : (messageOf(error) ?? ''))
    tell(Object.fromEntries(named))
  }

  const startAgain = () => {
    setDraft(merging.startAgain())
    storage.forget()
    setErrors({})
    setRefused(null)
    setRestored(false)
  }

  return {
    draft,
    errors,
    refused,
    tab,
    setTab,
    attempt,
    saves,
    isSaving,
    isRestored,
    merging,
    change,
    submit,
    startAgain,
    forget: storage.forget,
  }
}
