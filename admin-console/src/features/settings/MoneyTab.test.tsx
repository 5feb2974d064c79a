import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSettings } from './testing/open-settings.tsx';

const settings = { settlement_days: 7, iban: '', holder: '', bank: '' };

const open = () =>
  openSettings('money', {
    'GET /admin/money-settings': ok({ data: settings }),
    'POST /admin/money-settings': ({ body }) => ok({ data: body }, 'The settings are saved.'),
  });

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

it('An admin says how long payouts wait, and where vendors pay what they owe', async () => {
  const { user, sent } = await open();
  await user.clear(await field('Days to wait'));
  await user.type(await field('Days to wait'), '١٤');
  await user.type(await field('IBAN'), 'sa03 8000 0000 6080 1016 7519');
  await user.type(await field('Account holder'), 'Balsam');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeVisible();
  expect(sent()).toEqual([{ settlement_days: 14, iban: 'SA0380000000608010167519', holder: 'Balsam', bank: '' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
});

it('An admin who writes 91 days or half an account number reads it at the field, and nothing is sent', async () => {
  const { user, sent } = await open();
  await user.clear(await field('Days to wait'));
  await user.type(await field('Days to wait'), '91');
  await user.type(await field('IBAN'), 'SA03 8000');
  await user.click(save());
  await waitFor(async () => expect(await field('IBAN')).toHaveAccessibleDescription(/This is no IBAN/));
  expect(await field('Days to wait')).toHaveAccessibleDescription(/0 to 90 days\.$/);
  expect(sent()).toEqual([]);
});
