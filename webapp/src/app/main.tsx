import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'

import { App } from '@/app/App'
import { keepSession } from '@/app/sessionKeeper'
import { createStore } from '@/app/store'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { reloadWhenOutdated } from '@/lib/freshBuild'
import '@/styles/index.css'

const store = createStore()
keepSession(store)
reloadWhenOutdated()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      {/* Without transitions a change of place and the change of session that goes with it show together. */}
      <BrowserRouter useTransitions={false}>
        <ErrorBoundary onLeave={() => window.location.assign('/')}>
          <App />
        </ErrorBoundary>
      </BrowserRouter>
    </Provider>
  </StrictMode>,
)
