import { useEffect } from 'react'

import { Agents } from '@/features/landing/Agents'
import { goToSection } from '@/features/landing/anchors'
import { Companies } from '@/features/landing/Companies'
import { Footer } from '@/features/landing/Footer'
import { NeedHelp } from '@/features/landing/NeedHelp'
import { Questions } from '@/features/landing/Questions'
import { Steps } from '@/features/landing/Steps'
import { Testimonials } from '@/features/landing/Testimonials'
import { Tools } from '@/features/landing/Tools'

/** What lies below the first view of the page. An address may name a section of it. */
export function Below({ onHelpDesk }: { onHelpDesk: () => void }) {
  useEffect(() => {
    const named = window.location.hash.slice(1)
    // After the scroll to the top with which every screen begins.
    const frame = requestAnimationFrame(() => named && goToSection(named))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <Companies />
      <Tools />
      <Steps />
      <Agents />
      <Testimonials />
      <Questions />
      <NeedHelp onHelpDesk={onHelpDesk} />
      <Footer />
    </>
  )
}
