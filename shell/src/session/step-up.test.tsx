import { sessionEnded, useDownloadFileMutation, writeSession } from '@balsam/shared-api';
import { fakeApi, ok } from '@balsam/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { healthyArea, meetNewVisitor, openShell, serveAreas } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
}));

const PASSWORD = 'walnut-shell-4';
const refused = { status: 403, body: { status: 403, success: false, code: 'step_up_required', message: 'Confirm.' } };

function Payouts() {
  const [pay, { error }] = useDownloadFileMutation();
  return (
    <main>
      <button type="button" onClick={() => void pay({ url: 'admin/pay', method: 'POST' })}>
        Pay
      </button>
      {error && <p>Not paid</p>}
    </main>
  );
}

let shell: ReturnType<typeof openShell>;
afterEach(() => shell.close());

/** Opens a page whose button needs a confirmation, and presses it. */
const pressPay = async () => {
  meetNewVisitor();
  localStorage.setItem('lang', 'en');
  writeSession(localStorage, { token: 'secret', role: 'admin' });
  let isConfirmed = false;
  const calls = fakeApi({
    'GET /user': ok({ user: { id: 1, role: 1 } }),
    'POST /admin/pay': () => (isConfirmed ? ok({}) : refused),
    'POST /auth/step-up': ({ body }) => {
      isConfirmed = (body as { password: string }).password === PASSWORD;
      const errors = { password: ['The password is incorrect.'] };
      return isConfirmed
        ? ok({})
        : { status: 422, body: { status: 422, success: false, code: 'validation', message: 'Check.', errors } };
    },
  });
  serveAreas({ shop: healthyArea('shop', { routes: [{ path: '*', Component: Payouts }] }) });
  shell = openShell('/');
  await shell.user.click(await screen.findByRole('button', { name: 'Pay' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  return { dialog, sent: () => calls.filter(({ path }) => path === '/admin/pay').length };
};

test('After a confirmation the interrupted call goes on', async () => {
  const { dialog, sent } = await pressPay();
  expect(dialog.getByLabelText('Password')).toHaveFocus();
  await shell.user.type(dialog.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toBe(2);
  expect(screen.queryByText('Not paid')).not.toBeInTheDocument();
});

test('A wrong password is explained at its field, and the call goes on waiting', async () => {
  const { dialog, sent } = await pressPay();
  await shell.user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/The password is incorrect\./),
  );
  expect(sent()).toBe(1);
});

test('Cancelling reports the refusal, and so does signing out elsewhere', async () => {
  const { dialog, sent } = await pressPay();
  await shell.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Not paid')).toBeVisible();
  await shell.user.click(screen.getByRole('button', { name: 'Pay' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  act(() => void shell.store.dispatch(sessionEnded()));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toBe(2);
});
