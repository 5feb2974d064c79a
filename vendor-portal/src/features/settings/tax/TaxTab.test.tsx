import type { TaxSettings } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSettings } from '../testing/open-settings.tsx';

const SHOW = 'GET /vendor/tax-settings';
const SAVE = 'POST /vendor/tax-settings';

const tax = (changes: Partial<TaxSettings> = {}): TaxSettings => ({
  country: 'SA',
  regime: 'deemed',
  state: 'none',
  vat_number: '',
  legal_name: '',
  legal_name_arabic: '',
  asked_at: null,
  decided_at: null,
  remarks: '',
  updated_at: '2026-11-20T09:30:00.000Z',
  ...changes,
});

const stated = {
  vat_number: '310123456700003',
  legal_name: 'Gulf Medical Co.',
  legal_name_arabic: 'شركة الخليج الطبية',
};

it('Missing tax details show their consequences, can be stated and are reviewed', async () => {
  let settings = tax();
  const { user, sent } = await openSettings('tax', {
    [SHOW]: () => ok({ data: settings }),
    [SAVE]: () => {
      settings = tax({ ...stated, state: 'waiting', asked_at: '2026-11-21T09:30:00.000Z' });
      return ok({ data: settings }, 'We check it.');
    },
  });
  expect(await screen.findByText('Not stated')).toBeVisible();
  expect(screen.getByText(/^What is missing: your VAT number/)).toBeVisible();
  expect(screen.getByText(/the marketplace is deemed to be the supplier/)).toBeVisible();
  await user.type(screen.getByLabelText('VAT number'), '٣١٠١٢٣٤٥٦٧٠٠٠٠٣');
  await user.type(screen.getByLabelText('Legal name'), stated.legal_name);
  await user.type(screen.getByLabelText('Legal name in Arabic'), stated.legal_name_arabic);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Being checked')).toBeVisible();
  expect(sent()[0]?.body).toEqual({ ...stated, updated_at_seen: tax().updated_at });
});

it.each([
  ['SA', '210123456700003', 'A VAT number in Saudi Arabia has 15 digits and begins and ends with 3'],
  ['BH', '20001234567890', 'A VAT number in Bahrain has 15 digits'],
] as const)(
  'A vendor of %s who types another kind of number is told, and nothing is sent',
  async (country, typed, words) => {
    const { user, sent } = await openSettings('tax', {
      [SHOW]: ok({ data: tax({ ...stated, country, vat_number: '' }) }),
    });
    await user.type(await screen.findByLabelText('VAT number'), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent()).toEqual([]);
  },
);

it('A VAT number in use is reported at its field and stays there', async () => {
  const message = 'Another vendor uses this VAT number.';
  const refused = { status: 422, success: false, code: 'validation', message, errors: { vat_number: [message] } };
  const { user } = await openSettings('tax', {
    [SHOW]: ok({ data: tax() }),
    [SAVE]: { status: 422, body: refused },
  });
  await user.type(await screen.findByLabelText('VAT number'), stated.vat_number);
  await user.type(screen.getByLabelText('Legal name'), stated.legal_name);
  await user.type(screen.getByLabelText('Legal name in Arabic'), stated.legal_name_arabic);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('VAT number')).toHaveAccessibleDescription(new RegExp(message)));
  expect(screen.getByLabelText('VAT number')).toHaveValue(stated.vat_number);
});

it('A rejected VAT number shows the reason, also in Arabic', async () => {
  const rejected = tax({ ...stated, state: 'rejected', decided_at: '2026-11-21T09:30:00.000Z', remarks: 'Expired.' });
  const { unmount } = await openSettings('tax', { [SHOW]: ok({ data: rejected }) });
  expect(await screen.findByText('Expired.')).toBeVisible();
  expect(screen.getByText(/Correct it and send it again/)).toBeVisible();
  unmount();
  await openSettings('tax', { [SHOW]: ok({ data: rejected }) }, 'ar');
  expect(await screen.findByText('مرفوض')).toBeVisible();
  expect(screen.getByLabelText('الرقم الضريبي')).toHaveValue(stated.vat_number);
});

it('The tab states who is liable for the tax, or that none applies', async () => {
  const verified = tax({ ...stated, state: 'verified', regime: 'registered', decided_at: '2026-11-21T09:30:00.000Z' });
  const { unmount } = await openSettings('tax', { [SHOW]: ok({ data: verified }) });
  expect(await screen.findByText(/you declare and pay it/)).toBeVisible();
  unmount();
  await openSettings('tax', { [SHOW]: ok({ data: tax({ country: 'BH', regime: 'unregistered' }) }) });
  expect(await screen.findByText(/You sell as not registered for VAT/)).toBeVisible();
});

it('A store outside the tax countries is sent to its address first', async () => {
  await openSettings('tax', { [SHOW]: ok({ data: tax({ country: null, regime: 'unregistered' }) }) });
  expect(await screen.findByRole('link', { name: 'To the store address' })).toHaveAttribute('href', '/vendor/settings');
  expect(screen.queryByLabelText('VAT number')).not.toBeInTheDocument();
});

it('A failed load of the tax settings can be retried', async () => {
  let isUp = false;
  const { user } = await openSettings('tax', {
    [SHOW]: () => (isUp ? ok({ data: tax() }) : { status: 503, body: {} }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('Not stated')).toBeVisible();
});
