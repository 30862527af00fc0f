import { QRCodeSVG } from 'qrcode.react'

/** What a phone's camera reads: the address of the registration. Always dark on light, as readers want it. */
export function RegistrationCode() {
  return (
    <QRCodeSVG
      value={`${window.location.origin}/user/registration`}
      level="M"
      marginSize={0}
      size={76}
      bgColor="transparent"
      fgColor="currentColor"
      aria-label={`QR code that leads to ${window.location.host}/user/registration`}
    />
  )
}
