import { useEffect, useRef } from 'react'

import { useIdle } from '@/features/landing/useIdle'
import { useInSight } from '@/features/landing/useInSight'
import { classes } from '@/lib/classes'
import { useTheme } from '@/lib/theme'
import { REDUCED_MOTION, useMedia } from '@/lib/useMedia'

/**
 * Two threads that weave on and on, behind the words. The poster stands at once; the film comes when nothing more
 * urgent is left to load, runs only while it can be seen, and not at all for those who want no motion.
 */
export function HeroFilm({ cut, className }: { cut: 'wide' | 'phone'; className?: string }) {
  const film = useRef<HTMLVideoElement>(null)
  const theme = useTheme()
  const calm = useMedia(REDUCED_MOTION)
  const inSight = useInSight(film)
  const idle = useIdle()

  const source = `/media/hero-${cut}-${theme}`
  const runs = idle && inSight && !calm
  useEffect(() => {
    const video = film.current
    if (!video || !runs) return undefined
    // A browser that saves power may refuse; then the poster stays.
    void video.play()?.catch(() => {})
    return () => video.pause()
  }, [runs, source])

  return (
    <video
      ref={film}
      key={source}
      aria-hidden
      tabIndex={-1}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      poster={`${source}.webp`}
      src={`${source}.webm`}
      className={classes(
        'pointer-events-none max-w-none',
        theme === 'dark' ? 'mix-blend-screen' : 'mix-blend-multiply',
        className,
      )}
    />
  )
}
