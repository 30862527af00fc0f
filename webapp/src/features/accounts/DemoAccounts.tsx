import { Button } from '@/components/Button'
import { useSession } from '@/lib/session/useSession'

const password = 'Welcome2hireloom!'

const accounts = [
  { name: 'Job seeker', email: 'seeker@demo.hireloom.example' },
  { name: 'Recruiter', email: 'recruiter@loomworks.example' },
  { name: 'Admin', email: 'admin@hireloom.example' },
]

/** Where the server shows made-up data it says so; then its accounts can be filled in with one click. */
export function DemoAccounts({ onPick }: { onPick: (email: string, password: string) => void }) {
  const { demo } = useSession()
  if (!demo) return null
  return (
    <div className="mt-8 border-t border-line pt-4 text-center">
      <p className="text-12 text-ink-faint">This server shows made-up data. Fill in a demo account:</p>
      <div className="mt-2 flex flex-wrap justify-center gap-1">
        {accounts.map(({ name, email }) => (
          <Button key={email} variant="quiet" size="small" onClick={() => onPick(email, password)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
