import type { ProfileDraft, ProfileErrors } from '@/rules/profile'

/** What a part of the form works with. */
export type PartProps = {
  draft: ProfileDraft
  errors: ProfileErrors
  onChange: (part: Partial<ProfileDraft>) => void
}

export type TextName = Exclude<keyof ProfileDraft, 'discoverable' | 'resume'>
