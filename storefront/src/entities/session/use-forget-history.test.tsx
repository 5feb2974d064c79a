import { sessionEnded, sessionExpired, signedIn } from '@balsam/shared-api';
import { renderWithProviders } from '@balsam/shared-api/testing';
import { act } from '@testing-library/react';
import { asCustomer, english } from '../../testing/samples.ts';
import { useForgetHistory } from './use-forget-history.ts';

function Shop() {
  useForgetHistory();
  return null;
}
const history = () =>
  ['recently_viewed', 'compared_products', 'delivery_city'].map((name) => localStorage.getItem(name));

beforeEach(() => {
  localStorage.setItem('recently_viewed', '5,8');
  localStorage.setItem('compared_products', '8');
  localStorage.setItem('delivery_city', '1,11,111');
});
afterEach(() => localStorage.clear());

test.each([
  ['logs out', sessionEnded],
  ['is signed out by time', sessionExpired],
])('A customer who %s leaves no viewed or compared products and no city behind', async (_how, over) => {
  const { store } = await renderWithProviders(<Shop />, { session: asCustomer, texts: english });
  expect(history()).toEqual(['5,8', '8', '1,11,111']);
  act(() => void store.dispatch(over()));
  expect(history()).toEqual([null, null, null]);
});

test('A session that ended while the shop was closed leaves nothing behind', async () => {
  localStorage.setItem('history_of_customer', '1');
  await renderWithProviders(<Shop />, { texts: english });
  expect(history()).toEqual([null, null, null]);
});

test('A visitor who returns or logs in retains the viewed products', async () => {
  const { store } = await renderWithProviders(<Shop />, { texts: english });
  act(() => void store.dispatch(signedIn({ token: 'token', role: 'user' })));
  expect(history()).toEqual(['5,8', '8', '1,11,111']);
});
