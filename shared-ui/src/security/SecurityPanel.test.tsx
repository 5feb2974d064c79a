import { screen, within } from '@testing-library/react';
import { renderKit } from '../testing/render-kit.tsx';
import { Toasts } from '../toast/Toasts.tsx';
import { SecurityPanel, type SecurityPanelProps } from './SecurityPanel.tsx';
import type { SecurityView } from './security-view.ts';

const CODES = ['7K3MZ-0QX4T', 'ABCDE-FGHJK'];
const TOTP = {
  id: 4,
  secret: 'JBSWY3DPEHPK3PXP',
  otpauth_url: 'otpauth://totp/Balsam:sara?secret=JBSWY3DPEHPK3PXP',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};
const app = {
  id: 4,
  kind: 'totp',
  name: 'Phone',
  is_usable: true,
  created_at: '2026-11-20T09:30:00.000Z',
  last_used_at: null,
} as const;

const NONE: SecurityView = { factors: [], recovery_codes_left: 0, reset_at: null };
const ONE: SecurityView = { factors: [app], recovery_codes_left: 9, reset_at: null };

const device = { is_current: false, role: 3, store: null, network: '203.0.113.7' } as const;
const DEVICES: SecurityPanelProps['devices']['data'] = [
  {
    ...device,
    id: 1,
    is_current: true,
    device: 'Chrome · Windows',
    created_at: app.created_at,
    last_seen_at: app.created_at,
  },
  { ...device, id: 2, device: 'Safari · iPhone', created_at: app.created_at, last_seen_at: app.created_at },
];

const renderPanel = (data: SecurityView | undefined, query: Partial<SecurityPanelProps['query']> = {}) => {
  const actions = {
    onBeginTotp: jest.fn(async () => TOTP),
    onConfirmTotp: jest.fn(async () => CODES),
    onAddPasskey: jest.fn(async () => null),
    onEndDevice: jest.fn(async () => ({ message: 'Logged out on that device.' })),
    onEndOthers: jest.fn(async () => ({ message: 'Logged out on all other devices.' })),
    onCancelReset: jest.fn(async () => ({ message: 'Your second step stays as it is.' })),
    onRemove: jest.fn(async () => ({ message: 'Removed.' })),
    onRenewCodes: jest.fn(async () => CODES),
  };
  const refetch = jest.fn();
  const view = renderKit(
    <>
      <Toasts duration={5000} />
      <SecurityPanel
        query={{ data, isError: false, refetch, ...query }}
        devices={{ data: DEVICES, isError: false, refetch }}
        {...actions}
      />
    </>,
  );
  return { ...view, ...actions, refetch };
};

it('A person sets up an app and gets recovery codes that are shown once', async () => {
  const { user, onBeginTotp, onConfirmTotp } = renderPanel(NONE);
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  expect(onBeginTotp).toHaveBeenCalledWith('Authenticator app');
  expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Code from your authenticator app/), '048213');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  const codes = await screen.findByRole('region', { name: 'Keep these recovery codes' });
  expect(onConfirmTotp).toHaveBeenCalledWith(4, '048213');
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  await user.click(within(codes).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  expect(await within(codes).findByText('Copied.')).toBeVisible();
  await user.click(within(codes).getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
});

it('A wrong code keeps the dialog open', async () => {
  const { user, onConfirmTotp } = renderPanel(NONE);
  onConfirmTotp.mockRejectedValueOnce({ status: 422, message: 'Wrong.', fieldErrors: { code: 'Wrong.' } });
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText(/^Code from your authenticator app/);
  await user.type(field, '048213');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Wrong.'));
});

it('Removing the last step says that the password will be enough', async () => {
  const { user, onRemove } = renderPanel(ONE);
  await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Phone?' }));
  expect(dialog.getByText(/password alone will then be enough/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledWith(4);
});

it('Few recovery codes are pointed out, and new ones are shown', async () => {
  const { user } = renderPanel({ ...ONE, recovery_codes_left: 1 });
  expect(screen.getByText('You have 1 recovery code left.')).toBeVisible();
  expect(screen.getByRole('note')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  expect(await screen.findByText('7K3MZ-0QX4T')).toBeVisible();
});

it('A person names a new passkey, and one of an earlier address is pointed out', async () => {
  const old = { ...app, id: 5, kind: 'passkey', name: 'Old laptop', is_usable: false } as const;
  const { user, onAddPasskey } = renderPanel({ ...ONE, factors: [app, old] });
  expect(screen.getByRole('note')).toHaveTextContent(/earlier web address/);
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  const field = dialog.getByLabelText(/^Name/);
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a name.'));
  await user.type(field, ' Work laptop ');
  await user.click(dialog.getByRole('button', { name: 'Go on' }));
  expect(onAddPasskey).toHaveBeenCalledWith('Work laptop');
});

it('A person logs out on a device, or on all others', async () => {
  const { user, onEndDevice, onEndOthers } = renderPanel(ONE);
  const devices = within(screen.getByText('Devices').closest('section') ?? document.body);
  expect(devices.getByText('This device')).toBeVisible();
  await user.click(devices.getByRole('button', { name: 'Log out on Safari · iPhone' }));
  expect(onEndDevice).toHaveBeenCalledWith(2);
  await user.click(devices.getByRole('button', { name: 'Log out on all other devices' }));
  expect(onEndOthers).toHaveBeenCalled();
});

it('A person cancels the announced reset', async () => {
  const { user, onCancelReset } = renderPanel({ ...ONE, reset_at: '2026-12-01T09:30:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Keep my second step' }));
  expect(onCancelReset).toHaveBeenCalled();
});

it('A failed page is loaded again', async () => {
  const { user, refetch } = renderPanel(undefined, { isError: true, error: { status: 500, message: '' } });
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(refetch).toHaveBeenCalled();
});
