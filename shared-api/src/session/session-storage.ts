import type { Role, SessionState } from './session-slice.ts';

const ROLES: readonly string[] = ['admin', 'vendor', 'user'] satisfies Role[];
const EXPIRED = 'session_expired';
const isRole = (value: string | null): value is Role => value !== null && ROLES.includes(value);

/** The stored session. The role in it only decides the first paint of the guards: the server decides the rest. */
export function readSession(storage: Storage): SessionState {
  const token = storage.getItem('token');
  const role = storage.getItem('user_role');
  return token && isRole(role) ? { token, role } : { token: null, role: null };
}

/** Whether the stored session is gone because it had run out, and not because somebody signed out. */
export const readExpired = (storage: Storage): boolean => storage.getItem(EXPIRED) !== null;

/** Keeps the session under the keys `token` and `user_role`, or removes both and keeps that it has run out. */
export function writeSession(storage: Storage, { token, role, hasExpired }: SessionState): void {
  // Before the token goes: by then other tabs look.
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
