import { fakeApi, ok, renderWithProviders, type Call } from '@balsam/shared-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { cartResponse } from '../../testing/cart-samples.ts';
import { asCustomer, cart, cartItem, english } from '../../testing/samples.ts';
import { CartPage } from './CartPage.tsx';

const quantitiesSent = (calls: Call[]) => calls.filter(({ path }) => path === '/carts/41').map(({ body }) => body);

async function showCart(update: Parameters<typeof fakeApi>[0][string] = ok({ cart: {} })) {
  const calls = fakeApi({ 'GET /carts': cartResponse([cart()]), 'POST /carts/41': update });
  await renderWithProviders(<CartPage />, { session: asCustomer, texts: english });
  const field = await screen.findByRole('textbox', { name: 'Quantity of Nitrile gloves' });
  jest.useFakeTimers();
  return { calls, field };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
afterEach(() => jest.useRealTimers());

test('A typed quantity is sent once, after a pause of 500 ms', async () => {
  const { calls, field } = await showCart();
  type(field, '1');
  await wait(300);
  type(field, '12');
  await wait(499);
  expect(quantitiesSent(calls)).toEqual([]);
  await wait(1);
  expect(quantitiesSent(calls)).toEqual([{ quantity: 12 }]);
});

test('Leaving the field sends the typed quantity', async () => {
  const { calls, field } = await showCart();
  type(field, '4');
  fireEvent.blur(field);
  await wait(500);
  expect(quantitiesSent(calls)).toEqual([{ quantity: 4 }]);
});

test('Plus and minus update the display immediately', async () => {
  const { calls } = await showCart();
  fireEvent.click(screen.getByRole('button', { name: 'One more: Nitrile gloves' }));
  await wait(0);
  expect(quantitiesSent(calls)).toEqual([{ quantity: 3 }]);
});

test('Quick clicks end at the newest quantity, even if the first request is slowest', async () => {
  const responses: (() => void)[] = [];
  let quantity = 2;
  const calls = fakeApi({
    'GET /carts': () => cartResponse([cart({ cart_items: [cartItem({ quantity })] })]),
    'POST /carts/41': async ({ body }) => {
      await new Promise<void>((resolve) => responses.push(resolve));
      ({ quantity } = body as { quantity: number });
      return ok({ cart: {} });
    },
  });
  const { user } = await renderWithProviders(<CartPage />, { session: asCustomer, texts: english });
  const field = await screen.findByRole('textbox', { name: 'Quantity of Nitrile gloves' });
  for (const shown of ['3', '4', '5']) {
    await user.click(screen.getByRole('button', { name: 'One more: Nitrile gloves' }));
    await waitFor(() => expect(field).toHaveValue(shown));
  }
  expect(quantitiesSent(calls)).toEqual([{ quantity: 3 }]);
  act(() => responses[0]?.());
  await waitFor(() => expect(quantitiesSent(calls)).toEqual([{ quantity: 3 }, { quantity: 5 }]));
  act(() => responses[1]?.());
  await waitFor(() => expect(calls.filter(({ path }) => path === '/carts')).toHaveLength(2));
  expect(field).toHaveValue('5');
  expect(quantity).toBe(5);
});

test.each([
  ['0', []],
  ['-3', []],
  ['abc', [{ quantity: 1 }]],
  ['٥', [{ quantity: 5 }]],
  ['', []],
  ['2', []],
])('Typing "%s" sends %j', async (text, sent) => {
  const { calls, field } = await showCart();
  type(field, text);
  await wait(500);
  expect(quantitiesSent(calls)).toEqual(sent);
});

test('The quantity cannot go below one', async () => {
  fakeApi({ 'GET /carts': cartResponse([cart({ cart_items: [cartItem({ quantity: 1 })] })]) });
  await renderWithProviders(<CartPage />, { session: asCustomer, texts: english });
  const less = await screen.findByRole('button', { name: 'One less: Nitrile gloves' });
  expect(less).toHaveAttribute('aria-disabled', 'true');
});

test('Exceeding the stock sets the available quantity, explains it and keeps the focus', async () => {
  const refusal = { status: 422, success: false, code: 'not_enough_stock', message: 'Only 3 left.' };
  let quantity = 2;
  const calls = fakeApi({
    'GET /carts': () => cartResponse([cart({ cart_items: [cartItem({ quantity, available_stock: 3 })] })]),
    'POST /carts/41': ({ body }) => {
      const asked = (body as { quantity: number }).quantity;
      if (asked > 3) return { status: 422, body: { ...refusal, data: { available_stock: 3 } } };
      quantity = asked;
      return ok({ cart: {} });
    },
  });
  const { user } = await renderWithProviders(<CartPage />, { session: asCustomer, texts: english });
  const field = await screen.findByRole('textbox', { name: 'Quantity of Nitrile gloves' });
  await user.clear(field);
  await user.type(field, '9');
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 3 left.');
  await waitFor(() => expect(field).toHaveValue('3'));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Only 3 left.');
  expect(quantitiesSent(calls)).toEqual([{ quantity: 9 }, { quantity: 3 }]);
});

test('A line that has sold out retains its quantity and says so', async () => {
  const refusal = { status: 422, success: false, code: 'not_enough_stock', message: 'This product is sold out.' };
  const { calls, field } = await showCart({ status: 422, body: { ...refusal, data: { available_stock: 0 } } });
  type(field, '9');
  await wait(500);
  jest.useRealTimers();
  expect(await screen.findByRole('alert')).toHaveTextContent('This product is sold out.');
  await waitFor(() => expect(field).toHaveValue('2'));
  expect(quantitiesSent(calls)).toHaveLength(1);
});

test('A change that fails without a reason asks to try again', async () => {
  const { field } = await showCart({ status: 500, body: {} });
  type(field, '9');
  await wait(500);
  jest.useRealTimers();
  expect(await screen.findByRole('alert')).toHaveTextContent('something went wrong');
});
