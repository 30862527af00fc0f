import type { ReactNode } from 'react'

import {
  useChangeCompanyProfileMutation,
  useCompanyProfileQuery,
  type CompanyProfileAnswer,
} from '@/api/companyProfiles'
import { Card, CardHead } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = { id: string; title: string; children: (profile: CompanyProfileAnswer) => ReactNode }

/** A card about one part of the company's profile. */
export function ProfilePart({ id, title, children }: Props) {
  const { data, error, refetch } = useCompanyProfileQuery()
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      {data ? (
        <div className="space-y-4 p-4 tablet:p-5">{children(data)}</div>
      ) : (
        error && <ErrorState title="These settings could not be loaded" onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

type Values = Pick<CompanyProfileAnswer, 'zone' | 'answer_days' | 'blind_review' | 'names_from'>

/** Saves some values of the profile; the others stay as they are. Resolves to whether that worked. */
export function useSaveProfile() {
  const { refetch, isFetching } = useCompanyProfileQuery()
  const [edit, state] = useChangeCompanyProfileMutation()
  async function save(part: Partial<Values>, news: string) {
    // All are sent, and a colleague may have changed the others since they were loaded.
    const { data: latest, isSuccess, error } = await refetch()
    if (!latest || !isSuccess) {
      notify('Nothing was saved. Please try again.', { tone: 'bad', text: messageOf(error) })
      return false
    }
    const { zone, answer_days, blind_review, names_from } = latest
    const { data } = await edit({ zone, answer_days, blind_review, names_from, ...part })
    if (data) notify(news, { tone: 'good' })
    return data !== undefined
  }
  return { save, ...state, isLoading: isFetching || state.isLoading }
}
