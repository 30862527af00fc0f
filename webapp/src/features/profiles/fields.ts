import type { ProfileDraft, ProfileErrors } from '@/rules/profile'

/** Props of a part of the form. */
export type PartProps = {
  draft: ProfileDraft
  errors: ProfileErrors
  onChange: (part: Partial<ProfileDraft>) => void
}

export type TextName = Exclude<keyof ProfileDraft, 'discoverable' | 'resume'>
