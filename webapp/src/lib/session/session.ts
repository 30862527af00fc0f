import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

import { forgetKeptWork } from '@/lib/kept/keptWork'
import { clearStoredUser, recordActivity, storeUser, type SessionUser } from '@/lib/session/storedUser'
import { roleOf, type Role } from '@/rules/roles'

export type SessionState = {
  user: SessionUser | null
  role: Role | ''
  isAuthenticated: boolean
  isLoading: boolean
  isInitialized: boolean
  /** Somebody was here until their session ended. */
  hasEnded: boolean
  /** Goes with every call that changes something. */
  csrfToken: string | null
  /** The server's today, YYYY-MM-DD. */
  serverDate: string | null
  /** The server shows made-up data and says so. */
  demo: boolean
  /** Jobs for everyone can be seen without a log-in. */
  publicJobs: boolean
}

type Heard = Pick<SessionState, 'csrfToken' | 'serverDate' | 'demo'> & Partial<Pick<SessionState, 'publicJobs'>>

const nobody = { user: null, role: '' as const, isAuthenticated: false, csrfToken: null }

const initialState: SessionState = {
  ...nobody,
  isLoading: true,
  isInitialized: false,
  hasEnded: false,
  serverDate: null,
  demo: false,
  publicJobs: true,
}

const signedIn = (state: SessionState, user: SessionUser) => {
  state.user = user
  state.role = roleOf(user.user_type) ?? ''
  state.isAuthenticated = true
  state.hasEnded = false
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The browser remembered somebody; the server has not been heard yet. */
    userRestored: (state, { payload }: PayloadAction<SessionUser>) => signedIn(state, payload),
    /** What the server said about today, the token, the demo and who sees jobs. */
    serverHeard: (state, { payload }: PayloadAction<Heard>) => ({
      ...state,
      ...payload,
    }),
    dayHeard: (state, { payload }: PayloadAction<string>) => ({ ...state, serverDate: payload }),
    initialised: (state) => ({ ...state, isLoading: false, isInitialized: true }),
    userLoggedIn: (state, { payload }: PayloadAction<{ user: SessionUser; csrfToken: string | null }>) => {
      signedIn(state, payload.user)
      state.csrfToken = payload.csrfToken
    },
    sessionEnded: (state) => ({ ...state, ...nobody, hasEnded: state.hasEnded || state.isAuthenticated }),
  },
})

export const sessionReducer = slice.reducer
export const { userRestored, serverHeard, dayHeard, initialised, userLoggedIn, sessionEnded } = slice.actions

/** Whoever is here is remembered, and finds nothing of another person whose session ended in this tab without a log-out. */
function remember(user: SessionUser) {
  storeUser(user)
  forgetKeptWork(String(user.id))
}

/** Storage follows the state: whoever is signed in is remembered, nobody else. */
export function rememberSession(action: { type: string; payload?: unknown }) {
  if (userRestored.match(action)) remember(action.payload)
  if (userLoggedIn.match(action)) {
    remember(action.payload.user)
    recordActivity()
  }
  if (sessionEnded.match(action)) clearStoredUser()
}

/** Who is signed in, as every screen may ask. */
export const useSession = () => useSelector((state: { session: SessionState }) => state.session)
