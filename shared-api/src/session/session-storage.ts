import type { Role, SessionState } from './session-slice.ts';

const ROLES: readonly string[] = ['admin', 'vendor', 'user'] satisfies Role[];
const isRole = (value: string | null): value is Role => value !== null && ROLES.includes(value);

/** The stored session. The role in it only decides the first paint of the guards: the server decides the rest. */
export function readSession(storage: Storage): SessionState {
  const token = storage.getItem('token');
  const role = storage.getItem('user_role');
  return token && isRole(role) ? { token, role } : { token: null, role: null };
}

/** Keeps the session under the keys `token` and `user_role`, or removes both. */
export function writeSession(storage: Storage, { token, role }: SessionState): void {
  if (token && role) {
    storage.setItem('token', token);
    storage.setItem('user_role', role);
  } else {
    storage.removeItem('token');
    storage.removeItem('user_role');
  }
}
