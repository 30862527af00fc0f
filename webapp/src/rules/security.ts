/* The security log of one's own account, in words. */

export const securityActions: Readonly<Record<string, string>> = {
  'accounts.registered': 'Registered',
  'accounts.signed_in': 'Logged in',
  'accounts.refused': 'Wrong password',
  'log_ins.refused': 'Too many wrong passwords, paused',
  'accounts.exported': 'Your data was downloaded',
  'accounts.deactivated': 'An admin deactivated your account',
  'accounts.activated': 'An admin activated your account',
  'accounts.converted': 'An admin made you a recruiter',
  'admins.created': 'You became an admin',
  'admins.made_super': 'You became a super admin',
  'admins.removed': 'Admin rights were removed',
  'admins.restored': 'Admin rights were restored',
  'passwords.changed': 'Password changed',
  'passwords.reset': 'Password reset with a code',
  'passwords.accepted': 'Right password, waiting for the second step',
  'phones.updated': 'Mobile number changed',
  'second_steps.passed': 'Second step accepted',
  'second_steps.refused': 'Wrong code, refused',
  'recovery_codes.used': 'Recovery code used',
  'recovery_codes.renewed': 'New recovery codes created',
  'authenticators.added': 'Authenticator app set up',
  'authenticators.replaced': 'Authenticator app replaced',
  'authenticators.removed': 'Authenticator app turned off',
  'passkeys.signed_in': 'Logged in with a passkey',
  'passkeys.refused': 'Passkey not recognized, refused',
  'passkeys.added': 'Passkey added',
  'passkeys.renamed': 'Passkey renamed',
  'passkeys.removed': 'Passkey removed',
  'factors.reset': 'An operator removed your second factors',
  'company_logins.signed_in': "Logged in through the company's log-in",
  'company_logins.accepted': "Let in by the company's log-in, waiting for the second step",
  'company_logins.linked': "Linked to the company's log-in",
  'companies.joined': 'Joined a company',
  'companies.admitted': 'An owner let you into a company',
  'companies.left': 'Left a company, or was removed from it',
  'companies.role_changed': 'Role in the company changed',
  'emails.requested': 'Change of email requested',
  'emails.new_confirmed': 'New mailbox confirmed the change',
  'emails.old_confirmed': 'Old mailbox agreed to the change',
  'emails.old_given_up': 'Change of email without the old mailbox',
  'emails.cancelled': 'Change of email canceled',
  'emails.changed': 'Email changed',
  'accounts.disowned': '"This was not me": all devices logged out, password locked',
  'api_keys.created': 'API key created',
  'api_keys.replaced': 'API key replaced',
  'api_keys.revoked': 'API key revoked',
  'webhooks.created': 'Webhook added',
  'webhooks.removed': 'Webhook removed',
  'webhooks.renewed': 'Secret of a webhook renewed',
  'webhooks.shown': 'Secret of a webhook shown',
  'devices.trusted': 'Device trusted',
  'devices.distrusted': 'Device no longer trusted',
  'sessions.confirmed': 'Confirmed that it was you',
  'sessions.ended': 'A device was logged out',
  'sessions.disowned': '"Not me": every other device was logged out',
  'sessions.others_ended': 'All other devices were logged out',
  'identities.refused': 'Acted in somebody else’s name, refused',
  'routes.refused': 'Tried something not allowed, refused',
}

export const securityText = (action: string): string => securityActions[action] ?? 'Something else'

/** What deserves a second look. */
export const isSuspicious = (action: string): boolean => action.endsWith('.refused')

/** The lines of the log for a spreadsheet. */
export const securitySheet = (lines: readonly { action: string; device: string; address: string; at: string }[]) =>
  [
    'What,Device,Address,When',
    ...lines.map((line) => cells([securityText(line.action), line.device, line.address, line.at])),
  ]
    .map((row) => `${row}\r\n`)
    .join('')

const cells = (texts: string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')

/** 'Firefox on Windows · 203.0.113.7' */
export const whereText = ({ device, address }: { device: string; address: string }): string =>
  [device, address].filter(Boolean).join(' · ')
