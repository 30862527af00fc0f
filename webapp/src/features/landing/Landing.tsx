import { useEffect } from 'react'

import { Agents } from '@/features/landing/Agents'
import { goToSection } from '@/features/landing/anchors'
import { Companies } from '@/features/landing/Companies'
import { Footer } from '@/features/landing/Footer'
import { Hero } from '@/features/landing/Hero'
import { NeedHelp } from '@/features/landing/NeedHelp'
import { Questions } from '@/features/landing/Questions'
import { Steps } from '@/features/landing/Steps'
import { Testimonials } from '@/features/landing/Testimonials'
import { Tools } from '@/features/landing/Tools'
import { TopBar } from '@/features/landing/TopBar'
import { PRODUCT_NAME } from '@/lib/product'
import { useTitle } from '@/lib/useTitle'

/** The first page: what the product does, and the way in. It needs no log-in and asks the server nothing. */
export function Landing({ onHelpDesk }: { onHelpDesk: () => void }) {
  useTitle(`Find Your Perfect Job with ${PRODUCT_NAME} AI`)
  useEffect(() => {
    // An address may name a section; it is scrolled to when the page has been put on top.
    const named = window.location.hash.slice(1)
    const frame = requestAnimationFrame(() => named && goToSection(named))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <TopBar />
      <Hero />
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
