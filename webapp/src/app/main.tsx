import { lazy, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'

import { Entrance } from '@/app/Entrance'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { reloadWhenOutdated } from '@/lib/freshBuild'
import { rememberSource } from '@/lib/kept/keptSource'
import '@/styles/index.css'

const House = lazy(() => import('@/app/House').then((file) => ({ default: file.House })))

// What arrives from outside cannot add to what all objects have, where code would take it for its own ("__proto__").
Object.seal(Object.prototype)
reloadWhenOutdated()
rememberSource(window.location.search)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* Without transitions, a navigation and the session change that goes with it render together. */}
    <BrowserRouter useTransitions={false}>
      <ErrorBoundary onLeave={() => window.location.assign('/')}>
        <Entrance house={House} />
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>,
)
