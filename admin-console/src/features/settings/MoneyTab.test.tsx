import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { field, openSettings, save } from './testing/open-settings.tsx';

const rates = { sar_per_bhd: 9.9734, sar_per_usd: 3.75 };
const settings = { settlement_days: 7, iban: '', holder: '', bank: '', ...rates, updated_at: null };

const open = (responses = {}) =>
  openSettings('money', {
    'GET /admin/money-settings': ok({ data: settings }),
    'POST /admin/money-settings': ({ body }) =>
      ok({ data: { ...settings, ...(body as object) } }, 'The settings have been saved.'),
    ...responses,
  });

it('An admin sets the settlement period and the account for vendor payments', async () => {
  const { user, sent } = await open();
  await user.clear(await field('Days to wait'));
  await user.type(await field('Days to wait'), '١٤');
  await user.type(await field('IBAN'), 'sa03 8000 0000 6080 1016 7519');
  await user.type(await field('Account holder'), 'Balsam');
  await user.click(save());
  expect(await screen.findByText('The settings have been saved.')).toBeVisible();
  const account = { iban: 'SA0380000000608010167519', holder: 'Balsam', bank: '' };
  expect(sent()).toEqual([{ settlement_days: 14, ...account, ...rates, updated_at_seen: null }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
});

it('An admin sets the rates by which vendors convert prices', async () => {
  const { user, sent } = await open();
  await user.clear(await field('SAR for 1 BHD'));
  await user.click(save());
  await waitFor(async () => expect(await field('SAR for 1 BHD')).toHaveAccessibleDescription(/more than 0/));
  await user.type(await field('SAR for 1 BHD'), '١٠٫٠٥');
  await user.click(save());
  expect(await screen.findByText('The settings have been saved.')).toBeVisible();
  expect(sent()).toMatchObject([{ sar_per_bhd: 10.05, sar_per_usd: 3.75 }]);
});

it('91 days and an incomplete IBAN are rejected at their fields', async () => {
  const { user, sent } = await open();
  await user.clear(await field('Days to wait'));
  await user.type(await field('Days to wait'), '91');
  await user.type(await field('IBAN'), 'SA03 8000');
  await user.click(save());
  await waitFor(async () => expect(await field('IBAN')).toHaveAccessibleDescription(/This is not an IBAN/));
  expect(await field('Days to wait')).toHaveAccessibleDescription(/0 to 90 days\.$/);
  expect(sent()).toEqual([]);
});

it("A colleague's new account is loaded after a conflict, and the typed days stay", async () => {
  const first = { ...settings, iban: 'SA0380000000608010167519', updated_at: '2026-11-20T09:00:00.000Z' };
  const newer = { ...first, iban: 'SA4420000001234567891234', updated_at: '2026-11-21T10:00:00.000Z' };
  const third = { ...newer, settlement_days: 14, updated_at: '2026-11-22T11:00:00.000Z' };
  const body = { status: 409, success: false, code: 'changed_meanwhile', message: 'Somebody was faster.' };
  const saves = [
    { stored: newer, response: { status: 409, body } },
    { stored: third, response: ok({ data: third }, 'The settings have been saved.') },
  ];
  let stored = first;
  const { user, sent } = await open({
    'GET /admin/money-settings': () => ok({ data: stored }),
    'POST /admin/money-settings': () => {
      const [next = { stored, response: ok({ data: stored }) }] = saves.splice(0, 1);
      stored = next.stored;
      return next.response;
    },
  });
  await user.clear(await field('Days to wait'));
  await user.type(await field('Days to wait'), '14');
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Load the current version' }));
  await waitFor(async () => expect(await field('IBAN')).toHaveValue(newer.iban));
  expect(await field('Days to wait')).toHaveValue('14');
  await user.click(save());
  expect(await screen.findByText('The settings have been saved.')).toBeVisible();
  await user.type(await field('Bank'), 'Cedar');
  await user.click(save());
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toMatchObject([
    { iban: first.iban, settlement_days: 14, updated_at_seen: first.updated_at },
    { iban: newer.iban, settlement_days: 14, updated_at_seen: newer.updated_at },
    { iban: newer.iban, bank: 'Cedar', updated_at_seen: third.updated_at },
  ]);
});
