import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '../wire/index.ts';

export type Role = 'admin' | 'vendor' | 'user';

const ROLE_BY_ID: Record<User['role'], Role> = { 1: 'admin', 2: 'vendor', 3: 'user' };

/** Role of a numeric role id; customers have none. */
export const roleOf = (roleId?: User['role']): Role => (roleId ? ROLE_BY_ID[roleId] : 'user');

/** The session. The person's data stays in the cache of `getUser`. */
export interface SessionState {
  token: string | null;
  role: Role | null;
  /** The session ended without a sign-out: the area asks the person to sign in again. */
  hasExpired?: boolean;
}

const signedOut: SessionState = { token: null, role: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string; role: Role }>) => payload,
    sessionEnded: () => signedOut,
    sessionExpired: () => ({ ...signedOut, hasExpired: true }),
  },
  selectors: {
    selectToken: (state) => state.token,
    selectRole: (state) => state.role,
    selectIsSignedIn: (state) => state.token !== null,
    selectHasExpired: (state) => state.hasExpired === true,
  },
});

export const { signedIn, sessionEnded, sessionExpired } = sessionSlice.actions;
export const { selectToken, selectRole, selectIsSignedIn, selectHasExpired } = sessionSlice.selectors;
export { sessionSlice };
