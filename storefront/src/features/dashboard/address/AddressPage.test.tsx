import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bookAddress } from '../../../testing/samples.ts';
import { showDashboard } from '../testing/show-dashboard.tsx';
import { book, home } from './testing/address-book.ts';

const clinic = bookAddress({
  ...{
    id: 2,
    label: 'Clinic',
    recipient: 'Noor Al Mannai',
    company_name: 'Dilmun',
    address_1: 'Road 9',
    note: 'Gate 3',
  },
  ...{ is_default_shipping: false, is_default_billing: false },
});

test('A customer sees each address with its recipient, and which ones are the defaults', async () => {
  await showDashboard({ at: '/dashboard/address', routes: book(home, clinic) });
  const card = async (name: string) => within(await screen.findByRole('region', { name }));
  const first = await card('Home');
  for (const text of ['Layla Hassan', 'Building 5', 'Flat 2', 'Manama, Capital, 317', 'Bahrain', '+97333112233'])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('Default for delivery')).toBeVisible();
  const second = await card('Clinic');
  for (const text of ['Noor Al Mannai', 'Dilmun', 'Road 9', 'Gate 3']) expect(second.getByText(text)).toBeVisible();
  expect(second.queryByText('Default for delivery')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Address line 1' })).not.toBeInTheDocument();
});

test('An address becomes the default for delivery', async () => {
  let addresses = [home, clinic];
  const { user, calls } = await showDashboard({
    at: '/dashboard/address',
    routes: {
      'GET /user/addresses': () => ok({ addresses }),
      'POST /user/addresses/2/default': () => {
        addresses = [
          { ...clinic, is_default_shipping: true },
          { ...home, is_default_shipping: false },
        ];
        return ok({ address: addresses[0] }, 'Address saved successfully');
      },
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Deliver here by default' }))[0] ?? document.body);
  const card = within(await screen.findByRole('region', { name: 'Clinic' }));
  expect(await card.findByText('Default for delivery')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ for: 'shipping' });
});

test('An address is deleted after a confirmation', async () => {
  let addresses = [home, clinic];
  const { user } = await showDashboard({
    at: '/dashboard/address',
    routes: {
      'GET /user/addresses': () => ok({ addresses }),
      'DELETE /user/addresses/2': () => {
        addresses = [home];
        return ok({}, 'Address deleted');
      },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Clinic' }));
  await user.click(card.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this address?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Clinic' })).not.toBeInTheDocument());
});

test('The default address cannot be deleted while others exist, and the page says why', async () => {
  const { user } = await showDashboard({
    at: '/dashboard/address',
    routes: {
      ...book(home, clinic),
      'DELETE /user/addresses/1': {
        status: 409,
        body: {
          status: 409,
          success: false,
          code: 'address_is_default',
          message: 'Make another one the default first.',
        },
      },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Home' }));
  await user.click(card.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this address?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, delete' }));
  expect(await screen.findByText('Make another one the default first.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Home' })).toBeVisible();
});

test('A Saudi address without a National Address says that carriers refuse it', async () => {
  const riyadh = { ...home, country: { id: 1, name: 'Saudi Arabia', iso2: 'SA' } };
  await showDashboard({ at: '/dashboard/address', routes: book(riyadh) });
  expect(await screen.findByText(/carriers in Saudi Arabia refuse parcels without it/)).toBeVisible();
});
