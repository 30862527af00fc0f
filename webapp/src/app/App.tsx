import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { Route, Routes } from 'react-router'

import { Guard, LoginAlias, UnknownPath } from '@/app/guards'
import { PublicFrame } from '@/app/PublicFrame'
import { screens } from '@/app/screens'
import { OfflineNotice } from '@/components/OfflineNotice'
import { onFirstNotice } from '@/lib/notify'
import { whenIdle } from '@/lib/whenIdle'
import { places, type Place } from '@/rules/places'

const Frame = lazy(() => import('@/app/Frame').then((file) => ({ default: file.Frame })))
const loadToasts = () => import('@/components/Toasts')
// A toast that cannot be shown must not take down the screen, with what was typed there.
const Toasts = lazy(() =>
  loadToasts().then(
    (file): { default: ComponentType } => ({ default: file.Toasts }),
    () => ({ default: () => null }),
  ),
)
// If the code of help and feedback cannot be loaded, screens work without it.
const Companions = lazy(() =>
  import('@/app/Companions').then(
    (file): { default: ComponentType } => ({ default: file.Companions }),
    () => ({ default: () => null }),
  ),
)

const inside = (places as readonly Place[]).filter(({ path }) => path !== '/')

const routes = inside.map(({ path, admits }) => {
  const screen = <Route path={path} element={screens[path as keyof typeof screens]} key={path} />
  if (admits === 'anyone') return { screen, framed: false, path }
  return {
    screen: (
      <Route element={<Guard admits={admits} />} key={path}>
        {screen}
      </Route>
    ),
    framed: true,
    path,
  }
})

/** Every screen but the first page, and the parts that all screens share. */
export function App() {
  const [noticed, setNoticed] = useState(false)
  useEffect(() => onFirstNotice(() => setNoticed(true)), [])
  const [idle, setIdle] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
        // The first toast may say that the server is unreachable, and then its code could no longer be loaded.
        loadToasts().catch(() => {})
      }),
    [],
  )
  return (
    <>
      <Routes>
        {/* Entrance renders the first page. */}
        <Route path="/" element={null} />
        <Route element={<PublicFrame />}>
          {routes.filter(({ framed }) => !framed).map(({ screen }) => screen)}
          <Route path="/login" element={<LoginAlias />} />
          <Route path="*" element={<UnknownPath />} />
        </Route>
        <Route
          element={
            <Suspense>
              <Frame />
            </Suspense>
          }
        >
          {routes.filter(({ framed }) => framed).map(({ screen }) => screen)}
        </Route>
      </Routes>
      <OfflineNotice />
      {idle && (
        <Suspense>
          <Companions />
        </Suspense>
      )}
      {noticed && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}
