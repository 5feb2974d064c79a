import { fakeApi, ok, renderWithProviders } from '@balsam/shared-api/testing';
import { screen } from '@testing-library/react';
import { arabic, english, site } from '../../testing/samples.ts';
import { ConfirmSubscriptionPage, EndSubscriptionPage } from './SubscriptionPage.tsx';

const failure = (status: number, message: string) => ({
  status,
  body: { status, success: false, code: 'refused', message },
});
const showConfirm = (at = '/?token=t0ken') => renderWithProviders(<ConfirmSubscriptionPage />, { texts: english, at });
const confirm = { name: 'Yes, send me the newsletter' };

test('A subscriber confirms with a button, sees the next step and goes to the shop', async () => {
  const calls = fakeApi({ 'POST /news-letter/confirm': ok({}), 'GET /site': ok({ data: site() }) });
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const { user } = await showConfirm();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', confirm));
  expect(await screen.findByText(/we’ve emailed you a discount code/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  expect(sent()).toEqual([{ token: 't0ken' }]);
});

test('An unknown link explains what to do instead', async () => {
  fakeApi({ 'POST /news-letter/confirm': failure(404, 'Not found.') });
  const { user } = await showConfirm();
  await user.click(screen.getByRole('button', confirm));
  expect(await screen.findByText(/This link isn’t valid/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('A link without a token says so immediately', async () => {
  const calls = fakeApi({});
  await showConfirm('/');
  expect(screen.getByText(/This link isn’t valid/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('A failed confirmation can be retried', async () => {
  let isUp = false;
  fakeApi({ 'POST /news-letter/confirm': () => (isUp ? ok({}) : failure(503, 'Busy.')) });
  const { user } = await showConfirm();
  await user.click(screen.getByRole('button', confirm));
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/your subscription is confirmed/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Opening an unsubscribe link changes nothing until the button is pressed', async () => {
  const calls = fakeApi({ 'POST /news-letter/unsubscribe': ok({}) });
  const { user } = await renderWithProviders(<EndSubscriptionPage />, {
    texts: arabic,
    lang: 'ar',
    at: '/?token=t0ken',
  });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'إلغاء الاشتراك' }));
  expect(await screen.findByText(/تم إلغاء اشتراكك/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 't0ken' });
});
