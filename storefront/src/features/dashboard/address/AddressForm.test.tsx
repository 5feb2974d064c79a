import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pathsOf, refusal, showDashboard } from '../testing/show-dashboard.tsx';
import { book, editAddress, home, places } from './testing/address-book.ts';

const silentFailure = { status: 500, body: {} };

test('The address form offers the countries that a vendor delivers to', async () => {
  const { calls } = await editAddress();
  expect(pathsOf(calls)).toContain('/countries?delivered=true');
});

test('A stored country without delivery stays visible, and is what is saved', async () => {
  const list = places['GET /countries'].body.data;
  const { save, bodyOf } = await editAddress({
    'GET /countries': ({ path }) =>
      ok({ data: path.includes('delivered') ? list.filter(({ name }) => name !== 'Bahrain') : list }),
    'POST /aramex/address/validate': ok({}),
    'POST /user/addresses/1': ok({ address: home }),
  });
  await screen.findByRole('option', { name: 'Bahrain (no delivery)' });
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveDisplayValue('Bahrain (no delivery)');
  expect(screen.getByRole('option', { name: 'Bahrain (no delivery)' })).toBeDisabled();
  await save();
  expect(await screen.findByText('Address saved successfully')).toBeVisible();
  expect(bodyOf('/user/addresses/1')).toMatchObject({ country_id: 17 });
});

test('A new address is prefilled with known data', async () => {
  let list = () => {};
  const listed = new Promise<void>((resolve) => (list = resolve));
  const { user } = await showDashboard({ at: '/dashboard/address', routes: { ...book(), ...places } });
  const respond = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (input instanceof Request && input.url.includes('/countries')) await listed;
    return respond(input, init);
  };
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+97333112233');
  expect(screen.getByRole('combobox', { name: 'State' })).toBeDisabled();
  list();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('No addresses yet')).toBeVisible();
});

test('An address is saved after the carrier accepts it, and is refetched', async () => {
  const { calls, save, retype, bodyOf } = await editAddress({
    'POST /aramex/address/validate': ok({}),
    'POST /user/addresses/1': ok({ address: home }),
  });
  await retype('Address line 1', 'Building 9');
  await save();
  expect(await screen.findByText('Address saved successfully')).toBeVisible();
  expect(bodyOf('/aramex/address/validate')).toEqual({
    address_1: 'Building 9',
    address_2: 'Flat 2',
    city: 'Manama',
    state: 'Capital',
    country_code: 'BH',
    postal_code: '317',
  });
  expect(bodyOf('/user/addresses/1')).toEqual({
    updated_at_seen: home.updated_at,
    label: 'Home',
    recipient: '',
    company_name: '',
    note: '',
    is_default_shipping: true,
    is_default_billing: true,
    country_id: 17,
    state_id: 170,
    city_id: 1700,
    address_1: 'Building 9',
    address_2: 'Flat 2',
    postal_code: '317',
    national_address: '',
    phone_number: '+97333112233',
  });
  expect(await screen.findByRole('button', { name: 'Edit' })).toHaveFocus();
  await waitFor(() => expect(pathsOf(calls).filter((path) => path === '/user/addresses')).toHaveLength(2));
});

test('Every missing field is reported, and the carrier is not asked', async () => {
  const { user, save, retype, bodyOf } = await editAddress();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Choose…');
  await retype('Address line 1', '');
  await retype('Phone number', '');
  await save();
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Country is required',
    'State is required',
    'City is required',
    'Address is required',
    'Phone Number is required',
  ]);
  expect(bodyOf('/aramex/address/validate')).toBeUndefined();
});

test.each(['12345', 'call me', '+97a33'])('"%s" is not a phone number', async (phone) => {
  const { save, retype } = await editAddress();
  await retype('Phone number', phone);
  await save();
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveAccessibleDescription(
    /Please enter a valid phone number/,
  );
});

test('A postal code is checked by the rules of the country in the message', async () => {
  const { user, save, retype } = await editAddress();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'United States');
  await retype('Postal code', '1234');
  await save();
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'Postal code' })).toHaveAccessibleDescription(
    'Invalid postal code format for United States',
  );
});

test('A Saudi address needs a National Address, whose spelling does not matter', async () => {
  const { user, save } = await editAddress();
  expect(screen.queryByRole('textbox', { name: 'National short address' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Saudi Arabia');
  const field = screen.getByRole('textbox', { name: 'National short address' });
  await save();
  await screen.findByRole('alert');
  expect(field).toHaveAccessibleDescription(/National Address is required/);
  await user.type(field, 'RRRD29');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please enter four letters and four digits/));
  await user.clear(field);
  await user.type(field, 'rrrd-٢٩٢٩');
  await user.tab();
  expect(field).toHaveValue('RRRD2929');
});

test("A rejected address is not saved; the carrier's reason and the input are shown", async () => {
  const { save, retype, bodyOf } = await editAddress({
    'POST /aramex/address/validate': refusal('The carrier does not know this street.'),
  });
  await retype('Address line 1', 'Nowhere 1');
  await save();
  expect(await screen.findAllByText('The carrier does not know this street.')).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('Nowhere 1');
  expect(bodyOf('/user/addresses/1')).toBeUndefined();
});

test.each([
  ['fails without a word', silentFailure],
  ['says nothing', { status: 200, body: null }],
])('A carrier that %s means an unchecked address, and nothing is saved', async (_what, respond) => {
  const { save, bodyOf } = await editAddress({ 'POST /aramex/address/validate': respond });
  await save();
  expect(await screen.findAllByText('something went wrong please try again')).not.toHaveLength(0);
  expect(bodyOf('/user/addresses/1')).toBeUndefined();
});

test('A server error for a field is shown under that field', async () => {
  const { save } = await editAddress({
    'POST /aramex/address/validate': ok({}),
    'POST /user/addresses/1': refusal('Invalid.', { city_id: ['This city is in another country.', 'Second.'] }),
  });
  await save();
  await screen.findByRole('button', { name: 'This city is in another country.' });
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
    'This city is in another country.',
  );
});

test('A failure without a message shows "Failed to save address"', async () => {
  const { save } = await editAddress({
    'POST /aramex/address/validate': ok({}),
    'POST /user/addresses/1': silentFailure,
  });
  await save();
  expect(await screen.findAllByText('Failed to save address')).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('Building 5');
});

test('A city that no longer exists blocks saving', async () => {
  const { save, bodyOf } = await editAddress({
    ...book({ ...home, city: { id: 9999, name: 'Gone' } }),
  });
  await save();
  expect(
    await screen.findAllByText('We couldn’t recognise your country, state or city. Please choose it again.'),
  ).not.toHaveLength(0);
  expect(bodyOf('/aramex/address/validate')).toBeUndefined();
});

test('Places that could not be loaded can be retried', async () => {
  let works = false;
  const respond = (key: keyof typeof places) => () => (works ? places[key] : silentFailure);
  const { user } = await showDashboard({
    at: '/dashboard/address',
    routes: {
      ...book(home),
      'GET /countries': respond('GET /countries'),
      'GET /states': respond('GET /states'),
      'GET /cities': respond('GET /cities'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('Failed to load countries')).toBeVisible();
  expect(await screen.findByText('Failed to load states')).toBeVisible();
  expect(await screen.findByText('Failed to load cities')).toBeVisible();
  works = true;
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  await user.click(again ?? document.body);
  expect(await screen.findByRole('option', { name: 'Bahrain' })).toBeInTheDocument();
  expect(screen.queryByText('Failed to load countries')).not.toBeInTheDocument();
});
