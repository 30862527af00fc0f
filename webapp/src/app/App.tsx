import { lazy, Suspense, useEffect, useState } from 'react'
import { Route, Routes } from 'react-router'

import { Guard, LoginAlias, UnknownPath } from '@/app/guards'
import { PublicFrame } from '@/app/PublicFrame'
import { screens } from '@/app/screens'
import { OfflineNotice } from '@/components/OfflineNotice'
import { lazyOrNothing } from '@/lib/lazyOrNothing'
import { onFirstNotice } from '@/lib/notify'
import { whenIdle } from '@/lib/whenIdle'
import { places, type Place } from '@/rules/places'

const Frame = lazy(() => import('@/app/Frame').then((file) => ({ default: file.Frame })))
const loadToasts = () => import('@/components/Toasts')
// Screens work without toasts, help and feedback: what was typed stays if their code cannot be loaded.
const Toasts = lazyOrNothing(() => loadToasts().then((file) => file.Toasts))
const Companions = lazyOrNothing(() => import('@/app/Companions').then((file) => file.Companions))

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
