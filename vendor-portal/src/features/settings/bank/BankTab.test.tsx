import type { BankAccount } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { BankAccounts } from '../../../entities/settings/settings-api.ts';
import { BANK_ACCOUNT } from '../../../testing/money.ts';
import { openSettings } from '../testing/open-settings.tsx';

const SHOW = 'GET /vendor/bank-account';
const SAVE = 'POST /vendor/bank-account';

const waiting: BankAccount = { ...BANK_ACCOUNT, id: 2, iban: 'BH•• 1299', state: 'waiting', decided_at: null };

const accounts = (changes: Partial<BankAccounts> = {}): BankAccounts => ({
  ...{ verified: null, latest: null, hold_reason: null },
  ...changes,
});

async function state({ user }: Awaited<ReturnType<typeof openSettings>>, iban: string) {
  await user.type(await screen.findByLabelText('IBAN'), iban);
  await user.type(screen.getByLabelText('Account holder'), 'Gulf Medical Co.');
  await user.type(screen.getByLabelText('Name of the bank'), 'Riyad Bank');
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

it('A stated bank account is shown as under review', async () => {
  let stated = accounts();
  const view = await openSettings('bank', {
    [SHOW]: () => ok({ data: stated }),
    [SAVE]: () => {
      stated = accounts({ latest: waiting });
      return ok({ data: stated }, 'We check it.');
    },
  });
  expect(await screen.findByText(/Add one to receive payouts/)).toBeVisible();
  await state(view, 'sa03 8000 0000 6080 1016 7519');
  expect(await screen.findByText('Being checked')).toBeVisible();
  expect(view.sent()[0]?.body).toEqual({
    ...{ iban: 'SA0380000000608010167519', holder: 'Gulf Medical Co.', bank: 'Riyad Bank' },
  });
});

it('An invalid IBAN is reported and not sent', async () => {
  const view = await openSettings('bank', { [SHOW]: ok({ data: accounts() }) });
  await state(view, 'DE89370400440532013000');
  expect(await screen.findByText('Enter an IBAN of Saudi Arabia or of Bahrain.')).toBeVisible();
  expect(view.sent()).toEqual([]);
});

it('Wrong check digits are reported at the IBAN, which stays', async () => {
  const message = 'This is not an IBAN.';
  const body = { status: 422, success: false, code: 'validation', message, errors: { iban: [message] } };
  const view = await openSettings('bank', { [SHOW]: ok({ data: accounts() }), [SAVE]: { status: 422, body } });
  await state(view, 'SA0480000000608010167519');
  await waitFor(() => expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription(new RegExp(message)));
  expect(screen.getByLabelText('IBAN')).toHaveValue('SA0480000000608010167519');
});

it('The tab shows the current account, the one under review and payout holds', async () => {
  const held = accounts({ verified: BANK_ACCOUNT, latest: waiting, hold_reason: 'We ask about an order.' });
  await openSettings('bank', { [SHOW]: ok({ data: held }) });
  expect(await screen.findByText('We ask about an order.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Payout account' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Latest account' })).toBeVisible();
});

it('The reason for a rejected account is shown in Arabic', async () => {
  const rejected: BankAccount = { ...BANK_ACCOUNT, state: 'rejected', remarks: 'The names differ.' };
  await openSettings('bank', { [SHOW]: ok({ data: accounts({ latest: rejected }) }) }, 'ar');
  expect(await screen.findByText('مرفوض')).toBeVisible();
  expect(screen.getByText('The names differ.')).toBeVisible();
});
