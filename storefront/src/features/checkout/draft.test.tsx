import { api, sessionEnded, signedIn, type AppStore } from '@balsam/shared-api';
import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { storedDraft } from '../../entities/cart/checkout-draft.ts';
import { asCustomer, english, user } from '../../testing/samples.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import { atCheckout, placed, places, ready } from './testing/at-checkout.tsx';

const unauthorised = { status: 401, body: { status: 401, success: false, code: 'unauthorised', message: 'No.' } };
/** Empties the cache when the session ends, as the shell does. */
const emptyCacheAtTheEnd = (store: AppStore) =>
  store.subscribe(() => {
    const { session, api: cache } = store.getState();
    if (session.token === null && Object.keys(cache.queries).length > 0) store.dispatch(api.util.resetApiState());
  });
const signIn = signedIn({ token: 'a-new-token', role: 'user' });
const message = () => screen.findByRole('textbox', { name: 'Note for the sellers' });
const withMessage = () => screen.findByRole('checkbox', { name: 'Add a note for the sellers' });

test('The input survives an expired session and a new login', async () => {
  const { placeOrder, store } = await atCheckout({ 'POST /orders/place-order': unauthorised });
  const stop = emptyCacheAtTheEnd(store);
  await placeOrder();
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  expect(screen.queryByText(/couldn’t place/)).not.toBeInTheDocument();
  stop();
  expect(screen.getByRole('link', { name: 'Log in and continue' })).toHaveAttribute('href', '/login');
  act(() => void store.dispatch(signIn));
  expect(await message()).toHaveValue('Ring twice');
  expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
});

test('Opting out of storing the details survives a reload', async () => {
  const remember = () => screen.findByRole('checkbox', { name: 'Save these details for my next order' });
  const { user: person, unmount } = await atCheckout();
  await person.click(await remember());
  unmount();
  const { calls, placeOrder } = await atCheckout({ 'POST /orders/place-order': ok({}) });
  expect(await remember()).not.toBeChecked();
  await placeOrder();
  await waitFor(() => expect(placed(calls)[0]?.body).toMatchObject({ remember: false }));
});

test("A customer never sees another customer's input", async () => {
  const { placeOrder, store, unmount } = await atCheckout({ 'POST /orders/place-order': unauthorised });
  await placeOrder();
  await screen.findByText('Your session has ended');
  unmount();
  fakeApi({ ...ready, 'GET /user': ok({ user: user({ id: 6, firstname: 'Omar' }) }) });
  expect(store.getState().session.token).toBeNull();
  await renderWithProviders(<CheckoutPage />, { session: asCustomer, texts: english });
  expect(await withMessage()).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Omar');
});

test("A visitor's input survives the login", async () => {
  fakeApi(places);
  const visit = await renderWithProviders(<CheckoutPage />, { texts: english });
  await visit.user.click(await withMessage());
  await visit.user.type(await message(), 'Leave it at the gate');
  visit.unmount();
  fakeApi(ready);
  await renderWithProviders(<CheckoutPage />, { session: asCustomer, texts: english });
  expect(await message()).toHaveValue('Leave it at the gate');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Layla');
  expect(screen.getByRole('textbox', { name: 'Address line 2' })).toHaveValue('Flat 2');
});

test('An order leaves no draft behind', async () => {
  const { placeOrder } = await atCheckout({ 'POST /orders/place-order': ok({}) });
  expect(storedDraft()).toContain('Ring twice');
  await placeOrder();
  expect(await screen.findByText('The confirmation')).toBeVisible();
  expect(storedDraft()).toBeNull();
});

test('Logging out leaves no draft behind', async () => {
  const { store } = await atCheckout();
  expect(storedDraft()).toContain('Ring twice');
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(storedDraft()).toBeNull());
});

test('A tampered draft is ignored', async () => {
  sessionStorage.setItem('checkout_draft', '{"owner":5,"fields":{"message":{}}}');
  fakeApi(ready);
  await renderWithProviders(<CheckoutPage />, { session: asCustomer, texts: english });
  expect(await withMessage()).not.toBeChecked();
});
