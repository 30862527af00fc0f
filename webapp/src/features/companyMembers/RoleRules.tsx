import { Check, Minus } from 'lucide-react'
import { useState } from 'react'

import type { CompanyMemberList, CompanyRule } from '@/api/companyMembers'
import { Card, CardHead } from '@/components/Card'
import { Segments } from '@/components/Segments'
import { classes } from '@/lib/classes'
import { useRoom } from '@/lib/useRoom'
import { companyRoles, roleNames, type CompanyRole } from '@/rules/companyRoles'

/** Pixels that the table of all roles needs. */
const LEAST = 480

type Reach = CompanyRule['reaches'][number]['reach']
type Props = { rules: CompanyRule[]; ownRole: CompanyMemberList['role'] }

const LIMITED: Partial<Record<Reach, string>> = { 'own jobs': 'Own jobs', 'own interviews': 'Interviews' }

/** What each role allows, as the server decides it; where there is little room, one role at a time. */
export function RoleRules({ rules, ownRole }: Props) {
  const { hasRoom, place } = useRoom(LEAST)
  const [chosen, choose] = useState<CompanyRole>(ownRole ?? 'owner')
  const notYet = rules.filter((rule) => !rule.is_in_force).map(({ action }) => `“${action}”`)
  return (
    <Card aria-labelledby="who-can-do-what">
      <CardHead
        id="who-can-do-what"
        title="Who can do what"
        actions={
          <span aria-hidden className="company-key text-12">
            <span>
              <Sign reach="every job" /> every job
            </span>
            <span>
              <b>Own jobs</b> if on the team
            </span>
            <span>
              <b>Interviews</b> if they interview the person
            </span>
            <span>
              <Sign reach="no" /> no
            </span>
          </span>
        }
      />
      <div ref={place}>
        {hasRoom ? (
          <div className="overflow-x-auto">
            <table aria-labelledby="who-can-do-what" className="company-rules text-13">
              <thead>
                <tr>
                  <th scope="col">
                    <span className="sr-only">Action</span>
                  </th>
                  {roleNames.map(([role, name]) => (
                    <th
                      key={role}
                      scope="col"
                      className={classes('text-12 font-label', role === ownRole && 'own-role')}
                    >
                      {name}
                      {role === ownRole && <span className="block font-medium text-brand-strong">you</span>}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rules.map((rule) => (
                  <tr key={rule.action}>
                    <th scope="row" className="font-medium">
                      {rule.action}
                    </th>
                    {rule.reaches.map(({ role, reach }) => (
                      <td key={role} className={classes(role === ownRole && 'own-role')}>
                        <Sign reach={reach} spoken />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <>
            <div className="border-b border-line p-4">
              <Segments
                label="Role"
                value={chosen}
                onChange={choose}
                options={roleNames.map(([value, label]) => ({ value, label }))}
              />
            </div>
            <ul aria-label={`What ${companyRoles[chosen].toLowerCase()}s can do`} className="text-13">
              {rules.map((rule) => (
                <li
                  key={rule.action}
                  className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 last:border-b-0"
                >
                  {rule.action}
                  <Sign reach={rule.reaches.find(({ role }) => role === chosen)?.reach ?? 'no'} spoken />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {notYet.length > 0 && (
        <p className="border-t border-line px-4 py-3 text-12 text-ink-soft tablet:px-5">
          {`Not governed by roles yet: ${notYet.join(', ')}. The person who posted a job can do everything with it, and so can admins.`}
        </p>
      )}
    </Card>
  )
}

function Sign({ reach, spoken = false }: { reach: Reach; spoken?: boolean }) {
  const limited = LIMITED[reach]
  if (limited) return <span className="text-12 font-medium whitespace-nowrap">{limited}</span>
  const isAllowed = reach === 'every job'
  const Icon = isAllowed ? Check : Minus
  return (
    <>
      <Icon aria-hidden className={classes('company-sign', isAllowed ? 'text-brand' : 'text-ink-faint')} />
      {spoken && <span className="sr-only">{isAllowed ? 'Every job' : 'No'}</span>}
    </>
  )
}
