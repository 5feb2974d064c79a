import { readSession, writeSession } from './session-storage.ts';

beforeEach(() => localStorage.clear());

test('A session is stored as token and role, and read back', () => {
  writeSession(localStorage, { token: 'secret', role: 'vendor' });
  expect(localStorage.getItem('token')).toBe('secret');
  expect(localStorage.getItem('user_role')).toBe('vendor');
  expect(readSession(localStorage)).toEqual({ token: 'secret', role: 'vendor' });
});

test('An ended session leaves nothing in storage', () => {
  writeSession(localStorage, { token: 'secret', role: 'vendor' });
  writeSession(localStorage, { token: null, role: null });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['secret', 'emperor'],
  ['secret', null],
  [null, 'admin'],
])('The token %s with the role %s is no session', (token, role) => {
  if (token) localStorage.setItem('token', token);
  if (role) localStorage.setItem('user_role', role);
  expect(readSession(localStorage)).toEqual({ token: null, role: null });
});
