import type { CompanyFields } from '@/api/companies'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import type { Column } from '@/components/Rows'
import { shortDate } from '@/rules/tracker'

export const companyColumns = (
  onAsk: (company: CompanyFields) => void,
  onLogin: (domain: string) => void,
): Column<CompanyFields>[] => [
  {
    name: 'Company',
    width: 'w-[40%]',
    place: 'head',
    cell: ({ domain, name }) => (
      <span className="block min-w-0">
        <span className="block truncate font-strong" title={domain}>
          {domain}
        </span>
        {name && <span className="block truncate text-12 text-ink-soft">{name}</span>}
      </span>
    ),
  },
  {
    name: 'State',
    width: 'w-[18%]',
    cell: ({ is_verified: isVerified }) =>
      isVerified ? <Badge tone="good">Verified</Badge> : <Badge tone="neutral">Not verified</Badge>,
  },
  {
    name: 'How',
    width: 'w-[24%]',
    cell: ({ method, verified_at: at }) =>
      at ? `${method === 'dns' ? 'TXT record' : 'By an admin'}, ${shortDate(at)}` : 'Requested',
  },
  {
    name: 'Actions',
    width: 'w-[18%]',
    place: 'foot',
    cell: (company) => (
      <span className="flex gap-1.5">
        {company.is_verified && (
          <Button size="row" aria-label={`Log-in for ${company.domain}`} onClick={() => onLogin(company.domain)}>
            Log-in
          </Button>
        )}
        <Button
          size="row"
          aria-label={`${company.is_verified ? 'Withdraw' : 'Verify'} ${company.domain}`}
          onClick={() => onAsk(company)}
        >
          {company.is_verified ? 'Withdraw' : 'Verify'}
        </Button>
      </span>
    ),
  },
]
