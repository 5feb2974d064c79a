import { RequireRole, useGetUserQuery } from '@balsam/shared-api';
import { fakeApi, ok, type Call } from '@balsam/shared-api/testing';
import { QueryState } from '@balsam/shared-ui';
import { act, screen } from '@testing-library/react';
import { healthyArea, meetNewVisitor, openShell, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

type Given = ReturnType<Extract<Parameters<typeof fakeApi>[0][string], (call: Call) => unknown>>;

function Account() {
  return (
    <main tabIndex={-1}>
      <title>Account</title>
      <h1>Account</h1>
      <QueryState query={useGetUserQuery()}>{({ full_name }) => <p>{full_name}</p>}</QueryState>
    </main>
  );
}

const desk = healthyArea('vendor-desk', {
  routes: [
    {
      element: <RequireRole role="vendor" signInPath="/login" />,
      children: [{ path: 'account', element: <Account /> }],
    },
  ],
});

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const sara = ok({ user: { id: 5, role: 2, full_name: 'Sara' } });

let shell: ReturnType<typeof openShell>;

/** Opens a vendors' page while the session endpoint fails, and lets it succeed after 45 seconds. */
const comeBack = async (respond: () => Given) => {
  jest.useFakeTimers();
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  localStorage.setItem('token', 'secret');
  localStorage.setItem('user_role', 'vendor');
  serveAreas({ 'vendor-desk': desk });
  let isBack = false;
  fakeApi({ 'GET /user': () => (isBack ? sara : respond()) });
  shell = openShell('/vendor/account');
  await screen.findByRole('heading');
  // Longer than any automatic retry.
  await act(() => jest.advanceTimersByTimeAsync(45_000));
  isBack = true;
};

afterEach(() => {
  shell.close();
  jest.useRealTimers();
});

// Asking for a login here would lead to a shop that does not respond and lose the input in every tab.
test.each([
  ['has asked too often', () => ({ status: 429, body: { status: 429, code: 'rate_limited', message: 'Wait.' } })],
  ['finds the shop too busy', () => ({ status: 503, body: {} })],
  ['has no connection', unreachable],
])('A vendor who returns and %s stays signed in, sees the error and can retry', async (_why, respond) => {
  await comeBack(respond);
  jest.useRealTimers();
  expect(shell.router.state.location.pathname).toBe('/vendor/account');
  expect(localStorage.getItem('token')).toBe('secret');
  await shell.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sara')).toBeVisible();
});

test('A vendor who returns during an outage is recognised once it ends', async () => {
  await comeBack(unreachable);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Sara')).toBeVisible();
});
