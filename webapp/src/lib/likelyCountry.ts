import { ownZone } from '@/lib/ownZone'
import type { CountryCode } from '@/rules/phone'

/** The country where this browser seems to be, as a first choice that can be changed. */
export function likelyCountry(): CountryCode {
  const zone = ownZone()
  const isIndian = zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta' || navigator.language.endsWith('-IN')
  return isIndian ? '91' : '1'
}
