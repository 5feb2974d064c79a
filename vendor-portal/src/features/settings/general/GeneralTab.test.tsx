import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSettings } from '../testing/open-settings.tsx';

const SAVE = 'POST /vendor/general-settings';
const stored = {
  company_name: 'Gulf Medical',
  company_address: '12 Olaya Street',
  company_phone_no: '+966500000001',
  country: 1,
  state: 10,
  city: 100,
  postal_code: '12211',
};
const saved = (changes: Partial<typeof stored>) => ({
  [SAVE]: ok({ data: { ...stored, ...changes } }, 'Settings saved successfully'),
});
const field = (name: string) => screen.findByRole('textbox', { name });

it('The stored address fills the form', async () => {
  await openSettings('general');
  expect(await field('Company name')).toHaveValue('Gulf Medical');
  expect(await field('Company phone number')).toHaveValue('+966500000001');
  expect(await field('Company phone number')).toHaveAttribute('inputmode', 'numeric');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'City' })).toHaveDisplayValue('Riyadh'));
  expect(await field('Postal code')).toHaveValue('12211');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('Saving only the name updates the company name in the layout', async () => {
  const { user, sent, asked } = await openSettings('general', saved({ company_name: 'Gulf Care' }));
  const name = await field('Company name');
  await user.clear(name);
  await user.type(name, 'Gulf Care ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved successfully')).toBeVisible();
  const body = { company_name: 'Gulf Care', updated_at_seen: '2026-11-20T09:30:00.000Z' };
  expect(sent()).toEqual([{ method: 'POST', path: '/vendor/general-settings', body }]);
  await waitFor(() => expect(asked('/user')).toBe(2));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('A stale form does not overwrite newer changes and shows them after saving', async () => {
  const newer = saved({ company_address: '7 King Fahd Road', postal_code: '12345' });
  const { user, sent } = await openSettings('general', newer);
  const type = async (digit: string) => {
    await user.type(await field('Company phone number'), digit);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await type('2');
  await waitFor(async () => expect(await field('Company address')).toHaveValue('7 King Fahd Road'));
  expect(await field('Postal code')).toHaveValue('12345');
  await type('3');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ body }) => body)).toMatchObject([
    { company_phone_no: '+9665000000012' },
    { company_phone_no: '+9665000000013' },
  ]);
});

it('A new address is sent as ids of its places', async () => {
  const { user, sent } = await openSettings('general', {
    ...saved({ country: 2 }),
    'GET /states': ok({ data: [{ id: 20, name: 'Capital' }] }),
    'GET /cities': ok({ data: [{ id: 200, name: 'Manama' }] }),
  });
  for (const [name, place] of Object.entries({ Country: 'Bahrain', State: 'Capital', City: 'Manama' })) {
    await screen.findByRole('option', { name: place });
    await user.selectOptions(screen.getByRole('combobox', { name }), place);
  }
  await user.clear(await field('Postal code'));
  await user.type(await field('Postal code'), '317');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({
    ...{ country: '2', state: '20', city: '200', postalCode: '317' },
    updated_at_seen: '2026-11-20T09:30:00.000Z',
  });
});

it('Missing fields are reported in the words of the specification', async () => {
  const { user, sent } = await openSettings('general');
  await user.clear(await field('Company address'));
  await user.clear(await field('Postal code'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Bahrain');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  for (const words of ['Company Address required', 'City is required', 'Postal code is required']) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  expect(sent()).toEqual([]);
});

it('Postal codes are validated by country, and unsupported countries are named', async () => {
  const { user, sent } = await openSettings('general');
  const postalCode = await field('Postal code');
  await user.clear(postalCode);
  await user.type(postalCode, '1221');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Invalid postal code')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Brazil');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Unsupported country code: BR')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('A failed save is reported and keeps the input', async () => {
  const body = { status: 500, success: false, code: 'internal', message: '' };
  const { user } = await openSettings('general', { [SAVE]: { status: 500, body } });
  await user.type(await field('Company name'), ' Co');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Failed to save settings'))[0]).toBeVisible();
  expect(await field('Company name')).toHaveValue('Gulf Medical Co');
});

it('Server errors appear under their fields', async () => {
  const errors = { postalCode: ['Invalid postal code'] };
  const body = { status: 422, success: false, code: 'validation', message: 'Please check.', errors };
  const { user } = await openSettings('general', { [SAVE]: { status: 422, body } });
  await user.type(await field('Company name'), ' Co');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await field('Postal code')).toHaveAccessibleDescription('Invalid postal code'));
});

it('Switching tabs with unsaved changes asks for confirmation', async () => {
  const { user } = await openSettings('general');
  await user.type(await field('Company name'), ' Co');
  await user.click(screen.getByRole('tab', { name: 'Payments' }));
  await screen.findByRole('dialog', { name: 'You have unsaved changes' });
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('tab', { name: 'Payments', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(await field('Company name')).toHaveValue('Gulf Medical');
});
