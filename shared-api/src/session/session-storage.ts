import type { Role, SessionState } from './session-slice.ts';

const ROLES: readonly string[] = ['admin', 'vendor', 'user'] satisfies Role[];
const EXPIRED = 'session_expired';
const isRole = (value: string | null): value is Role => value !== null && ROLES.includes(value);

/** The stored session. Its role only decides the first paint of the guards; the server enforces access. */
export function readSession(storage: Storage): SessionState {
  const token = storage.getItem('token');
  const role = storage.getItem('user_role');
  return token && isRole(role) ? { token, role } : { token: null, role: null };
}

/** True if the last session expired, and was not signed out of. */
export const readExpired = (storage: Storage): boolean => storage.getItem(EXPIRED) !== null;

/** Stores the session under the keys `token` and `user_role`, or removes both and records an expiry. */
export function writeSession(storage: Storage, { token, role, hasExpired }: SessionState): void {
  // Written first: removing the token is the event that other tabs react to.
  if (hasExpired) storage.setItem(EXPIRED, '1');
  else storage.removeItem(EXPIRED);
  if (token && role) {
    storage.setItem('token', token);
    storage.setItem('user_role', role);
  } else {
    storage.removeItem('token');
    storage.removeItem('user_role');
  }
}
