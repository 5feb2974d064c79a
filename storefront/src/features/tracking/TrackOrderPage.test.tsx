import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { parcel } from '../../testing/cart-samples.ts';
import { arabic, asCustomer, english, user as account } from '../../testing/samples.ts';
import { TrackOrderPage } from './TrackOrderPage.tsx';

const found = (parcels = [parcel()]) =>
  ok({ data: { order_no: 'BLS-0123456789', placed_at: '2026-11-20T09:30:00Z', parcels } });
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { status, success: false, code, message },
});
const show = (options = {}) => renderWithProviders(<TrackOrderPage />, { texts: english, ...options });
const orderId = () => screen.getByRole('textbox', { name: 'Order ID' });
const email = () => screen.getByRole('textbox', { name: 'Billing email' });

async function ask(routes: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(routes);
  const view = await show();
  await view.user.type(orderId(), 'BLS-0123456789');
  await view.user.type(email(), 'layla@balsam.test');
  const track = () => view.user.click(screen.getByRole('button', { name: 'Track order' }));
  await track();
  return { ...view, calls, track };
}

test('A visitor finds an order by number and e-mail, with one parcel per vendor', async () => {
  const second = parcel({ order_sub_no: 'BLS-0123456789-2', company_name: 'Najd Medical', status: 'Pending' });
  const { calls, router } = await ask({ 'POST /orders/track': found([parcel(), second]) });
  expect(await screen.findByRole('heading', { name: 'Order BLS-0123456789' })).toHaveFocus();
  expect(screen.getByText(/2 parcels/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Parcel from Gulf Care' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Parcel from Najd Medical' })).toBeVisible();
  expect(calls).toMatchObject([
    { path: '/orders/track', body: { order_no: 'BLS-0123456789', email: 'layla@balsam.test' } },
  ]);
  expect(router.state.location.search).toBe('?order=BLS-0123456789');
});

test('The order is found again after a reload, and the URL has no e-mail address', async () => {
  const calls = fakeApi({ 'POST /orders/track': found() });
  await show({ at: '/track-order?order=BLS-0123456789', state: { trackedBy: 'layla@balsam.test' } });
  expect(await screen.findByRole('heading', { name: 'Order BLS-0123456789' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('A wrong number and a wrong e-mail show the same server message', async () => {
  const sentence = 'No order was found with this number and email.';
  await ask({ 'POST /orders/track': refusal(404, 'not_found', sentence) });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(orderId()).toHaveValue('BLS-0123456789');
});

test('Too many attempts show when to try again', async () => {
  await ask({ 'POST /orders/track': refusal(429, 'rate_limited', 'Too many requests.') });
  expect(await screen.findByText(/Please wait a minute and try again\./)).toBeVisible();
});

test.each([
  [english, 'en', 'Order ID is required.', 'Billing email is required.', 'Track order'],
  [arabic, 'ar', 'رقم الطلب مطلوب.', 'البريد الإلكتروني للفاتورة مطلوب.', 'تتبّع الطلب'],
] as const)('Nothing is requested without both fields (%#)', async (texts, lang, noNumber, noEmail, button) => {
  const calls = fakeApi({});
  const { user } = await show({ texts, lang });
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(noNumber)).toBeVisible();
  expect(screen.getByText(noEmail)).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('An invalid e-mail address is reported before sending', async () => {
  fakeApi({});
  const { user } = await show();
  await user.type(email(), 'layla');
  await user.tab();
  expect(await screen.findByText('Invalid email format.')).toBeVisible();
});

test('Coming from an order, number and e-mail address are filled in', async () => {
  fakeApi({ 'GET /user': ok({ user: account() }) });
  await show({ at: '/track-order?order=BLS-0123456789', session: asCustomer });
  expect(await screen.findByDisplayValue('layla@balsam.test')).toBe(email());
  expect(orderId()).toHaveValue('BLS-0123456789');
});

test('A failed second search does not leave the first order visible', async () => {
  let isThere = true;
  const { user, track } = await ask({
    'POST /orders/track': () => (isThere ? found() : refusal(404, 'not_found', 'No such order.')),
  });
  const result = await screen.findByRole('region', { name: 'Order BLS-0123456789' });
  expect(within(result).getByText('Parcel from Gulf Care')).toBeVisible();
  isThere = false;
  await user.type(orderId(), '0');
  await track();
  expect(await screen.findByText('No such order.')).toBeVisible();
  expect(screen.queryByText('Parcel from Gulf Care')).not.toBeInTheDocument();
});

test('Input from before the account is loaded is preserved', async () => {
  fakeApi({ 'GET /user': ok({ user: account() }) });
  let answerSlowly = () => {};
  const answered = new Promise<void>((resolve) => {
    answerSlowly = resolve;
  });
  const fast = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    await answered;
    return fast(input, init);
  };
  const { user } = await show({ session: asCustomer });
  await user.type(orderId(), 'BLS-77');
  answerSlowly();
  expect(await screen.findByDisplayValue('layla@balsam.test')).toBe(email());
  expect(orderId()).toHaveValue('BLS-77');
});

test('A parcel under way moves on without a reload, and is announced once', async () => {
  let status: 'Confirmed' | 'Shipped' = 'Confirmed';
  fakeApi({ 'POST /orders/track': () => found([parcel({ status })]) });
  await show();
  fireEvent.change(orderId(), { target: { value: 'BLS-0123456789' } });
  fireEvent.change(email(), { target: { value: 'layla@balsam.test' } });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Track order' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const region = screen.getByRole('region', { name: 'Parcel from Gulf Care' });
  expect(within(region).getAllByText('Confirmed').length).toBeGreaterThan(0);
  const news = screen.getByRole('status');
  expect(news).toBeEmptyDOMElement();
  status = 'Shipped';
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(within(region).getByText('Shipped', { selector: '.badge' })).toBeVisible();
  expect(news).toHaveTextContent(/^Parcel BLS-0123456789-1: Shipped$/);
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(news).toHaveTextContent(/^Parcel BLS-0123456789-1: Shipped$/);
  jest.useRealTimers();
});
