import type { ApiKeyFields } from '@/api/apiKeys'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import type { Column } from '@/components/Rows'
import { classes } from '@/lib/classes'
import { dateText, expiryNote, isNew } from '@/rules/apiKeys'
import { whenRead } from '@/rules/clock'
import { capitalized } from '@/rules/system'

const tones = { plain: 'text-ink-soft', medium: 'text-medium', weak: 'text-weak' }

/** More would make the row taller than the others. */
const MOST_SHOWN = 3

const Scopes = ({ scopes }: Pick<ApiKeyFields, 'scopes'>) => (
  <span className="flex flex-wrap gap-1 py-1">
    {scopes.map((scope) => (
      <Chip key={scope}>
        <code>{scope}</code>
      </Chip>
    ))}
  </span>
)

type Deeds = { onReplace: (key: ApiKeyFields) => void; onRevoke: (key: ApiKeyFields) => void }

export const keyColumns = ({ onReplace, onRevoke }: Deeds): Column<ApiKeyFields>[] => [
  {
    name: 'Name',
    width: 'w-[24%]',
    place: 'head',
    cell: (key) => (
      <span className="block min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate font-strong" title={key.name}>
            {key.name}
          </span>
          {key.is_test && <Badge tone="amber">Test</Badge>}
          {isNew(key, Date.now()) && <Badge tone="brand">New</Badge>}
        </span>
        <code className="block truncate text-12 text-ink-soft">{key.hint}</code>
      </span>
    ),
  },
  {
    name: 'Scopes',
    width: 'w-[34%]',
    long: true,
    cell: ({ scopes }) =>
      scopes.length > MOST_SHOWN ? (
        <details>
          <summary className="w-fit text-12 text-ink-soft">{`${scopes.length} scopes`}</summary>
          <Scopes scopes={scopes} />
        </details>
      ) : (
        <Scopes scopes={scopes} />
      ),
  },
  {
    name: 'Last used',
    width: 'w-[13%]',
    cell: ({ last_used_at: at, last_address: address }) =>
      at ? (
        <>
          <span className="block">{capitalized(whenRead(at))}</span>
          <span className="block truncate text-12 text-ink-soft" title={address}>
            {address}
          </span>
        </>
      ) : (
        <span className="text-ink-soft">Never</span>
      ),
  },
  {
    name: 'Expires',
    width: 'w-[13%]',
    cell: (key) => {
      const note = expiryNote(key, Date.now())
      const at = key.is_revoked ? key.ended_at : key.expires_at
      return (
        <>
          <span className="block">{at ? dateText(at) : 'No expiry'}</span>
          <span className={classes('block text-12', tones[note.tone])}>{note.text}</span>
        </>
      )
    },
  },
  {
    name: 'Actions',
    width: 'w-[16%]',
    place: 'foot',
    cell: (key) =>
      key.ended_at ? (
        <Badge>{key.is_revoked ? 'Revoked' : 'Expired'}</Badge>
      ) : (
        <>
          <Button size="row" aria-label={`Replace ${key.name}`} onClick={() => onReplace(key)}>
            Replace
          </Button>
          <Button size="row" variant="danger" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
            Revoke
          </Button>
        </>
      ),
  },
]
