import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { asCustomer, cart, cartItem, english } from '../testing/samples.ts';
import { StorefrontLayout } from './StorefrontLayout.tsx';

const show = (options: Partial<Parameters<typeof renderWithProviders>[1]> = {}) =>
  renderWithProviders(<StorefrontLayout />, { texts: english, ...options });
const banner = () => within(screen.getByRole('banner'));

test('A visitor has an empty cart and is led to the login', async () => {
  const calls = fakeApi({});
  await show();
  expect(banner().getByRole('link', { name: /^Cart: 0 items, 0\.00\sSAR$/ })).toHaveAttribute('href', '/cart');
  expect(banner().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(calls).toHaveLength(0);
});

test('A customer sees how much is in the cart, and is led to the account', async () => {
  fakeApi({ 'GET /carts': ok({ data: [cart(), cart({ cart_items: [cartItem({ id: 42, sub_total: 0.1 })] })] }) });
  await show({ session: asCustomer });
  expect(await banner().findByRole('link', { name: /^Cart: 4 items, 25\.10\sSAR$/ })).toBeVisible();
  const [account] = banner().getAllByRole('link', { name: 'My account' });
  expect(account).toHaveAttribute('href', '/dashboard');
});

test('A customer whose cart cannot be read sees an empty one', async () => {
  fakeApi({ 'GET /carts': { status: 500, body: { status: 500, success: false, code: 'internal', message: 'x' } } });
  await show({ session: asCustomer });
  expect(banner().getByRole('link', { name: /^Cart: 0 items, 0\.00\sSAR$/ })).toBeVisible();
});

test('A shopper who searches from any page comes to the shop with the words', async () => {
  // React reads the form while it navigates; the tests' FormData is Node's, which knows no forms.
  const NodeFormData = FormData;
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData());
  const { user, router } = await show({ path: '/', routes: [{ path: '/shop', element: <h1>Shop</h1> }] });
  await user.type(screen.getByRole('searchbox', { name: 'Search the marketplace' }), 'mask{Enter}');
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(router.state.location.search).toBe('?search=mask');
});

test('A shopper on a phone opens the menu, and it closes behind them', async () => {
  const { user } = await show({ path: '/', routes: [{ path: '/shop', element: <h1>Shop</h1> }] });
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(menu).getByRole('link', { name: 'Shop' }));
  expect(await screen.findByRole('heading', { name: 'Shop' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Someone who cannot see the header jumps over it', async () => {
  await show();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
