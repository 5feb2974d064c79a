import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSettings } from '../testing/open-settings.tsx';

const SAVE = 'POST /vendor/general-settings';
const saved = { [SAVE]: ok({ data: {} }, 'Settings saved successfully') };
const field = (name: string) => screen.findByRole('textbox', { name });

it('A vendor finds the store’s address as it is stored', async () => {
  await openSettings('general');
  expect(await field('Company name')).toHaveValue('Gulf Medical');
  expect(await field('Company phone number')).toHaveValue('+966500000001');
  expect(await field('Company phone number')).toHaveAttribute('inputmode', 'numeric');
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveDisplayValue('Riyadh');
  expect(await field('Postal code')).toHaveValue('12211');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('A vendor saves the address, and the frame shows the new name of the company', async () => {
  const { user, sent, asked } = await openSettings('general', saved);
  const name = await field('Company name');
  await user.clear(name);
  await user.type(name, 'Gulf Care');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved successfully')).toBeVisible();
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/vendor/general-settings',
      body: {
        company_name: 'Gulf Care',
        company_address: '12 Olaya Street',
        company_phone_no: '+966500000001',
        country: 1,
        state: 10,
        city: 100,
        postalCode: '12211',
      },
    },
  ]);
  await waitFor(() => expect(asked('/user')).toBe(2));
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('A vendor is told what is missing, in the documents’ words', async () => {
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

it('A vendor’s postal code is held against the country, and a country that is not supported is named', async () => {
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

it('A vendor whose address could not be saved is told so, and nothing typed is lost', async () => {
  const body = { status: 500, success: false, code: 'internal', message: '' };
  const { user } = await openSettings('general', { [SAVE]: { status: 500, body } });
  await user.type(await field('Company name'), ' Co');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Failed to save settings'))[0]).toBeVisible();
  expect(await field('Company name')).toHaveValue('Gulf Medical Co');
});

it('What the server refuses stands under its field', async () => {
  const errors = { postalCode: ['Invalid postal code'] };
  const body = { status: 422, success: false, code: 'validation', message: 'Please check.', errors };
  const { user } = await openSettings('general', { [SAVE]: { status: 422, body } });
  await user.type(await field('Company name'), ' Co');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('textbox', { name: 'Postal code' })).toHaveAccessibleDescription(
    'Invalid postal code',
  );
});

it('A vendor who turns to another tab with something typed is asked first', async () => {
  const { user } = await openSettings('general');
  await user.type(await field('Company name'), ' Co');
  await user.click(screen.getByRole('tab', { name: 'Payments' }));
  await screen.findByRole('dialog', { name: 'You have unsaved changes' });
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('tab', { name: 'Payments', selected: true })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(await field('Company name')).toHaveValue('Gulf Medical');
});
