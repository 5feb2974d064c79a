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

it('A vendor finds the store’s address as it is stored', async () => {
  await openSettings('general');
  expect(await field('Company name')).toHaveValue('Gulf Medical');
  expect(await field('Company phone number')).toHaveValue('+966500000001');
  expect(await field('Company phone number')).toHaveAttribute('inputmode', 'numeric');
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveDisplayValue('Riyadh');
  expect(await field('Postal code')).toHaveValue('12211');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('A vendor saves another name alone, and the frame shows the new name of the company', async () => {
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

it('A vendor whose page is old does not bring back what somebody else has changed since, and reads it once he has saved', async () => {
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

it('A vendor who moves sends the whole place, by its ids', async () => {
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
