import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { SessionAnswer } from '@/api/types'
import { forgetRows } from '@/lib/kept/forgetRows'
import { forgetKeptWork } from '@/lib/kept/keptWork'
import { clearStoredUser, recordActivity, storeUser, type SessionUser } from '@/lib/session/storedUser'
import { usualSizes } from '@/rules/fileSizes'
import { roleOf, type Role } from '@/rules/roles'

export type SessionState = {
  user: SessionUser | null
  role: Role | ''
  isAuthenticated: boolean
  isLoading: boolean
  isInitialized: boolean
  /** A person was signed in until their session ended. */
  hasEnded: boolean
  /** An admin who must set up a second factor before anything else. */
  owesFactor: boolean
  /** Sent with every request that changes something. */
  csrfToken: string | null
  /** Today's date at the server, YYYY-MM-DD. */
  serverDate: string | null
  /** The server shows demo data and says so. */
  demo: boolean
  /** Jobs for everyone can be seen without a log-in. */
  publicJobs: boolean
  /** What becomes of codes by email. */
  codes: { minutes: number; tries: number; resendSeconds: number }
  /** How large files may be. */
  uploads: SessionAnswer['uploads']
  /** How long links and keys work. */
  lives: SessionAnswer['lives']
}

/** The state as far as calls to the server read it; the whole state knows the calls. */
export type WithSession = { session: SessionState }

type Heard = Pick<SessionState, 'csrfToken' | 'serverDate' | 'demo'> &
  Partial<Pick<SessionState, 'publicJobs' | 'codes' | 'lives' | 'uploads'>>

const nobody = { user: null, role: '' as const, isAuthenticated: false, csrfToken: null }

const initialState: SessionState = {
  ...nobody,
  isLoading: true,
  isInitialized: false,
  hasEnded: false,
  owesFactor: false,
  serverDate: null,
  demo: false,
  publicJobs: true,
  codes: { minutes: 10, tries: 5, resendSeconds: 60 },
  uploads: usualSizes,
  lives: { trust_days: 30, confirmed_minutes: 10, invitation_days: 7, key_overlap_hours: 24, disown_hours: 72 },
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
    /** Restores the user that the browser remembers, before the server has answered. */
    userRestored: (state, { payload }: PayloadAction<SessionUser>) => signedIn(state, payload),
    /** What the server said about today, the token, the demo and who sees jobs. */
    serverHeard: (state, { payload }: PayloadAction<Heard>) => ({
      ...state,
      ...payload,
    }),
    dayHeard: (state, { payload }: PayloadAction<string>) => ({ ...state, serverDate: payload }),
    factorOwed: (state, { payload }: PayloadAction<boolean>) => ({ ...state, owesFactor: payload }),
    initialised: (state) => ({ ...state, isLoading: false, isInitialized: true }),
    userLoggedIn: (state, { payload }: PayloadAction<{ user: SessionUser; csrfToken: string | null }>) => {
      signedIn(state, payload.user)
      state.csrfToken = payload.csrfToken
      state.owesFactor = false
    },
    sessionEnded: (state) => ({ ...state, ...nobody, hasEnded: state.hasEnded || state.isAuthenticated }),
  },
})

export const sessionReducer = slice.reducer
export const { userRestored, factorOwed, serverHeard, dayHeard, initialised, userLoggedIn, sessionEnded } =
  slice.actions

/** Remembers this person, and removes the traces of another person whose session ended here without a log-out. */
function remember(user: SessionUser) {
  storeUser(user)
  forgetKeptWork(String(user.id))
  forgetRows(String(user.id))
}

/** Stores the user at log-in, with the time, and removes both when the session ends. */
export function rememberSession(action: { type: string; payload?: unknown }) {
  if (userRestored.match(action)) remember(action.payload)
  if (userLoggedIn.match(action)) {
    remember(action.payload.user)
    recordActivity()
  }
  if (sessionEnded.match(action)) clearStoredUser()
}
