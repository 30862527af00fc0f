import { lazy, Suspense, useEffect, useState, type CSSProperties } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'

import { Drawer } from '@/app/Drawer'
import { EarlyKeys } from '@/app/EarlyKeys'
import { COLLAPSED, EXPANDED, Sidebar } from '@/app/Sidebar'
import { TopBar } from '@/app/TopBar'
import { useLogOut } from '@/app/useLogOut'
import { usePaletteKey } from '@/app/usePaletteKey'
import { useSidebar } from '@/app/useSidebar'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { SkipLink } from '@/components/SkipLink'
import { useSession } from '@/lib/session/useSession'
import { useMedia } from '@/lib/useMedia'
import { whenIdle } from '@/lib/whenIdle'
import { homeOf } from '@/rules/roles'

const loadPalette = () => import('@/app/CommandPalette')
const CommandPalette = lazy(() => loadPalette().then((file) => ({ default: file.CommandPalette })))

/** Where the admins' tables would have no room next to the expanded sidebar. */
const SMALL_DESK = '(width < 82rem)'

/** The tables of recruiters and companies have many columns, those of admins six; a resume stands between its career and its match,
    and a file beside what is read of it. */
const useNeedsRoom = (pathname: string) => {
  const isSmall = useMedia(SMALL_DESK)
  const wide =
    /\/(inbox|debrief|interview-plan|company|talent-pool|figures|recruitertracker|machine-view)$|\/resumes\//i
  return wide.test(pathname) || (isSmall && /adminuserpage$/i.test(pathname))
}

/** The frame around every screen of a logged-in person. */
export function Frame() {
  const { isInitialized, isAuthenticated, role, user } = useSession()
  // The drawer belongs to the place where it was opened: going somewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const palette = usePaletteKey()
  const { pathname, key } = useLocation()
  const { collapsed, toggle } = useSidebar(useNeedsRoom(pathname))
  const navigate = useNavigate()
  const logOut = useLogOut()
  const isShown = isInitialized && isAuthenticated
  useEffect(() => {
    if (!isShown) return
    // Without a connection they could no longer be loaded, and would replace the screen.
    return whenIdle(() => void loadPalette().catch(() => undefined))
  }, [isShown])

  const showAccount = () => {
    setDrawerAt(null)
    void navigate('/user/security')
  }

  // Until the session is known, only the guard of the screen renders: it waits or redirects.
  if (!isShown) return <Outlet />
  return (
    <div style={{ '--sidebar-width': `${collapsed ? COLLAPSED : EXPANDED}px` } as CSSProperties}>
      <SkipLink />
      <Sidebar
        collapsed={collapsed}
        onToggle={toggle}
        onSearch={palette.show}
        onAccount={showAccount}
        onLogOut={logOut}
      />
      <TopBar onMenu={() => setDrawerAt(key)} onSearch={palette.show} />
      <Drawer
        open={drawerAt === key}
        onOpenChange={(open) => setDrawerAt(open ? key : null)}
        onAccount={showAccount}
        onLogOut={logOut}
      />
      <div className="transition-[padding] desk:pl-(--sidebar-width)">
        <main id="content" tabIndex={-1} className="mx-auto max-w-[1264px] px-4 pt-5 pb-[88px] tablet:px-8 tablet:pt-7">
          <ErrorBoundary key={pathname} onLeave={() => void navigate(homeOf(role, user))}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {palette.isNeeded && (
        <Suspense fallback={palette.open && <EarlyKeys />}>
          <CommandPalette open={palette.open} onOpenChange={palette.setOpen} onLogOut={logOut} />
        </Suspense>
      )}
    </div>
  )
}
