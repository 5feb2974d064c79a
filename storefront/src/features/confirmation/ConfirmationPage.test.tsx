import { RequireRole } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { parcel, placedOrder } from '../../testing/cart-samples.ts';
import { asCustomer, english, order, orderVendor, user as account } from '../../testing/samples.ts';
import { ConfirmationPage } from './ConfirmationPage.tsx';

type Routes = Parameters<typeof fakeApi>[0];
const placedAt = 'GET /orders/placed/BLS-0123456789';

async function show(routes: Routes, session: typeof asCustomer | undefined = asCustomer) {
  const calls = fakeApi(routes);
  const view = await renderWithProviders(<></>, {
    texts: english,
    session,
    at: '/order/BLS-0123456789/confirmed',
    path: '/unused',
    routes: [
      {
        path: '/order/:orderNo/confirmed',
        element: <RequireRole role="user" signInPath="/login" />,
        children: [{ index: true, element: <ConfirmationPage /> }],
      },
      { path: '*', element: 'Elsewhere' },
    ],
  });
  return { ...view, calls };
}
const tracked = ok({ data: { order_no: 'BLS-0123456789', placed_at: '2026-11-20T09:30:00Z', parcels: [parcel()] } });
const shown: Routes = {
  'GET /user': ok({ user: account() }),
  [placedAt]: ok({ order: placedOrder() }),
  'POST /orders/track': tracked,
};

test('The confirmation shows the number, the next steps and the addresses', async () => {
  const { calls } = await show(shown);
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, your order has been placed' })).toHaveFocus();
  expect(screen.getByText('BLS-0123456789')).toBeVisible();
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(within(next).getAllByRole('listitem')[0]).toHaveTextContent('The seller confirms your order and packs it.');
  const delivery = screen.getByRole('region', { name: 'Delivery and payment' });
  expect(delivery).toHaveTextContent(
    /Delivery addressLayla HassanLayla ClinicBuilding 5Flat 2Manama, Capital, 317Bahrain/,
  );
  expect(delivery).toHaveTextContent('Cash on Delivery');
  expect(delivery).toHaveTextContent('Ring twice');
  expect(await screen.findByText(/Expected Mon, Nov 23/)).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/orders/track');
  expect(screen.getByText('layla@balsam.test')).toBeVisible();
});

test('VAT is shown below the total; older orders without VAT data say so', async () => {
  const vat = [{ percent: 10, taxable: 29.55, vat: 2.95 }];
  const { unmount } = await show({ ...shown, [placedAt]: ok({ order: placedOrder({ tax_amount: 2.95, vat }) }) });
  expect(await screen.findByRole('region', { name: 'Order total' })).toHaveTextContent(
    /Total32\.50.SARof which VAT 10%2\.95.SAR$/,
  );
  unmount();
  await show({ ...shown, [placedAt]: ok({ order: placedOrder({ vat: null }) }) });
  expect(await screen.findByRole('region', { name: 'Order total' })).toHaveTextContent(/VATNo tax stated$/);
});

test('Each vendor has its own parcel, and the order has one total', async () => {
  const second = order({
    id: 91,
    order_sub_no: 'BLS-0123456789-2',
    vendor: orderVendor({ id: 4, company_name: 'Najd Medical' }),
  });
  const both = placedOrder({ orders: [order(), second], discount: 6.5, coupon_code: 'WELCOME10', grand_total: 58.5 });
  await show({ ...shown, [placedAt]: ok({ order: both }) });
  expect(await screen.findByRole('region', { name: 'Parcel 1 of 2: Gulf Care' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Parcel 2 of 2: Najd Medical' })).toBeVisible();
  expect(screen.getByText(/The 2 sellers confirm your order\./)).toBeVisible();
  const totals = screen.getByRole('region', { name: 'Order total' });
  expect(totals).toHaveTextContent(/Discount \(WELCOME10\)-6\.50.SAR/);
  expect(totals).toHaveTextContent(/Total58\.50.SAR/);
});

test('The parcel with the gift says so', async () => {
  const second = order({ id: 91, order_sub_no: 'BLS-0123456789-2', gift: true });
  await show({ ...shown, [placedAt]: ok({ order: placedOrder({ orders: [order(), second] }) }) });
  expect(await screen.findByRole('region', { name: /^Parcel 2 of 2/ })).toHaveTextContent('GiftA little extra');
  expect(screen.getByRole('region', { name: /^Parcel 1 of 2/ })).not.toHaveTextContent('Gift');
});

test('The page links to tracking, orders, shop and home, and prints', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = await show(shown);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefOf('Track this order')).toBe('/track-order?order=BLS-0123456789');
  expect(hrefOf('Your orders')).toBe('/dashboard/orders');
  expect(hrefOf('Continue shopping')).toBe('/shop');
  expect(hrefOf('Back to the home page')).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("Missing orders and other customers' orders are not found", async () => {
  await show({ [placedAt]: { status: 404, body: { status: 404, success: false, code: 'not_found', message: 'No.' } } });
  expect(await screen.findByRole('heading', { level: 1, name: english.storefront.notFound.title })).toBeVisible();
});

test('A day after the order, a guest asks for a code to see it again', async () => {
  localStorage.setItem('guest_order', `${'g'.repeat(43)} BLS-0123456789`);
  fakeApi({
    [placedAt]: { status: 401, body: { status: 401, success: false, code: 'unauthenticated', message: 'No.' } },
  });
  await renderWithProviders(<ConfirmationPage />, {
    texts: english,
    at: '/order/BLS-0123456789/confirmed',
    path: '/order/:orderNo/confirmed',
  });
  expect(await screen.findByText('For your security, access to this order has ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send me a code' })).toHaveAttribute(
    'href',
    '/track-order?order=BLS-0123456789',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  localStorage.clear();
});

test('A visitor logs in first and returns', async () => {
  const { router, calls } = await show({}, { token: null, role: null });
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/order/BLS-0123456789/confirmed' },
  });
  expect(calls).toHaveLength(0);
});
