import type { PasskeyAnswer, PasskeyCeremony } from '@/api/types'

/** Whether passkeys work in this browser and at this address: they need one with a name. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^([\d.]+|\[.*)$/.test(window.location.hostname)

/** Whether the browser offers passkeys by itself in a field for the email. */
export const offersPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable())

/** Nobody chose a passkey: they changed their mind, took too long, or have none that fits. */
export class NotChosen extends Error {}

/** There is one of this account on the device already. */
export class AlreadyThere extends Error {}

const REASONS: Record<string, typeof NotChosen> = {
  NotAllowedError: NotChosen,
  AbortError: NotChosen,
  InvalidStateError: AlreadyThere,
}

async function answered(
  ceremony: string,
  request: Promise<Credential | null>,
  isOffer = false,
): Promise<PasskeyAnswer> {
  try {
    const credential = await request
    if (!(credential instanceof PublicKeyCredential)) throw new NotChosen()
    return { ceremony, credential: { ...(credential.toJSON() as object) } }
  } catch (error) {
    // A failure before anybody has pressed anything need not be reported.
    if (isOffer) throw new NotChosen()
    const Reason = error instanceof DOMException ? REASONS[error.name] : undefined
    throw Reason ? new Reason() : error
  }
}

/** Makes a passkey on the device that the person chooses. */
export const makePasskey = ({ ceremony, options }: PasskeyCeremony) => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return answered(ceremony, navigator.credentials.create({ publicKey }))
}

/** Uses a passkey that the person chooses; with `signal` the browser offers them in the field for the email only. */
export const askForPasskey = ({ ceremony, options }: PasskeyCeremony, signal?: AbortSignal) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return answered(
    ceremony,
    navigator.credentials.get({ publicKey, ...(signal && { mediation: 'conditional', signal }) }),
    signal !== undefined,
  )
}
