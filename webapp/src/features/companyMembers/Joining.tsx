import { UserPlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import {
  useAcceptInvitationMutation,
  useAskToJoinMutation,
  useCompanyInvitationQuery,
  useJoinCompanyMutation,
  type CompanyMemberList,
} from '@/api/companyMembers'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { useFreshUser } from '@/features/companyMembers/useFreshUser'
import { notify } from '@/lib/notify'
import { roleWithArticle } from '@/rules/companyRoles'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'
type Outcome = { data?: { message: string }; error?: unknown }

function tell({ data, error }: Outcome) {
  notify(data?.message ?? messageOf(error) ?? FAILED, { tone: data ? 'good' : 'bad' })
  return Boolean(data)
}

/** For somebody who does not belong to a company: join that of the domain, or ask another one. */
export function Joining({ company }: { company: CompanyMemberList }) {
  const [join, { isLoading }] = useJoinCompanyMutation()
  return (
    <Card aria-label="People">
      {company.can_join ? (
        <EmptyState
          title="Join your company"
          text={`Your address is at ${company.domain}. If you are the first, you become its owner.`}
          action={
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              busy={isLoading ? 'Joining...' : undefined}
              onClick={() => void join().then(tell)}
            >
              {`Join ${company.name || company.domain}`}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title="No team yet"
          text={
            company.is_verified
              ? 'Only recruiters with an address at the domain belong to a company.'
              : `Once ${company.domain} is verified, you and your colleagues can join.`
          }
        />
      )}
      <AskAnother />
    </Card>
  )
}

/** For people whose address is not at the domain of the company for which they work. */
function AskAnother() {
  const [domain, setDomain] = useState('')
  const [ask, { isLoading, error, reset }] = useAskToJoinMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading || !domain.trim()) return
    const { data } = await ask(domain)
    if (!data) return
    notify(data.message, { tone: 'good', text: 'You get an email once they have approved it.' })
    setDomain('')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="border-t border-line p-4 tablet:p-5">
      <h3 className="text-13 font-label">Do you work for a company at another domain?</h3>
      <div className="company-request">
        <Field label="Its domain" error={error ? (messageOf(error) ?? FAILED) : undefined}>
          <TextInput
            value={domain}
            placeholder="fairhaven.example"
            onChange={({ target }) => {
              setDomain(target.value)
              reset()
            }}
          />
        </Field>
        <Button type="submit" busy={isLoading ? 'Asking...' : undefined}>
          Ask to join
        </Button>
      </div>
    </form>
  )
}

/** What the link in an email is about. Opening it changes nothing. */
export function ByInvitation({ token, onDone }: { token: string; onDone: () => void }) {
  const { data, error, refetch } = useCompanyInvitationQuery(token, { refetchOnMountOrArgChange: true })
  const [accept, { isLoading }] = useAcceptInvitationMutation()
  const refreshUser = useFreshUser()
  return (
    <Card aria-label="Invitation" className="mb-4">
      {data ? (
        <EmptyState
          title={`Join ${data.name}?`}
          text={`You are invited as ${roleWithArticle(data.role)}. If you belong to another company, you will leave it.`}
          action={
            <>
              <Button onClick={onDone}>Not now</Button>
              <Button
                variant="primary"
                busy={isLoading ? 'Joining...' : undefined}
                onClick={() =>
                  void accept(token).then((outcome) => {
                    if (!tell(outcome)) return
                    onDone()
                    void refreshUser()
                  })
                }
              >
                Join
              </Button>
            </>
          }
        />
      ) : error ? (
        <ErrorState
          title="This invitation cannot be used"
          text={messageOf(error)}
          onRetry={() => void refetch()}
          action={<Button onClick={onDone}>Go to your company</Button>}
        />
      ) : (
        <p role="status" className="p-5 text-13 text-ink-soft">
          Loading...
        </p>
      )}
    </Card>
  )
}
