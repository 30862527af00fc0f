import {
  Building2,
  CircleX,
  FingerprintPattern,
  KeyRound,
  Laptop,
  LifeBuoy,
  Lock,
  LogIn,
  Mail,
  Smartphone,
  UserRound,
} from 'lucide-react'

import { isSuspicious } from '@/rules/security'

const icons = {
  accounts: UserRound,
  admins: UserRound,
  passwords: Lock,
  phones: Smartphone,
  authenticators: Smartphone,
  recovery_codes: LifeBuoy,
  passkeys: FingerprintPattern,
  company_logins: Building2,
  companies: Building2,
  emails: Mail,
  api_keys: KeyRound,
  webhooks: KeyRound,
  devices: Laptop,
  sessions: Laptop,
}

/** The picture of a line of the security log. */
export function iconOf(action: string) {
  if (isSuspicious(action)) return CircleX
  if (action === 'accounts.signed_in') return LogIn
  return icons[action.slice(0, action.indexOf('.')) as keyof typeof icons] ?? UserRound
}
