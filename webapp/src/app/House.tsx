import { Provider } from 'react-redux'

import { App } from '@/app/App'
import { keepSession } from '@/app/sessionKeeper'
import { createStore } from '@/app/store'

const store = createStore()
keepSession(store)

/** Everything behind the first page: who is here, and every screen. There is one, from its first use to the last. */
export function House() {
  return (
    <Provider store={store}>
      <App />
    </Provider>
  )
}
