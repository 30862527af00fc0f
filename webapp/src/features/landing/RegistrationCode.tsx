import { QRCodeSVG } from 'qrcode.react'

/** A QR code with the address of the registration. Always dark on light, because scanners need that. */
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
