import type { FormPart } from '@/components/FormLine'
import type { ProfileDraft } from '@/rules/profile'

/** Props of a part of the form. */
export type PartProps = FormPart<ProfileDraft>
