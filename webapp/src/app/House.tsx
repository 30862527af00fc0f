import { Provider } from 'react-redux'

import { App } from '@/app/App'
import { keepSession } from '@/app/sessionKeeper'
import { createStore } from '@/lib/store'

const store = createStore()
keepSession(store)

/** The session and every screen beyond the landing page. Store and session live as long as the page. */
export function House() {
  return (
    <Provider store={store}>
      <App />
    </Provider>
  )
}
