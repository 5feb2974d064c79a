import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const ASKED = { asked_at: '2026-11-21T08:00:00.000Z', reason: '' };
const WISH = 'On Nov 21, 2026 11:00 AM the customer asked you to cancel this order.';

type Answers = Parameters<typeof fakeApi>[0];

const confirmed = (request: Order['cancel_request']) =>
  anOrder({ status: 'Confirmed', status_code: 2, cancel_request: request });

/** Opens an order with a cancellation request; the order becomes `after` once the vendor has decided. */
const openOrder = async (after: Order, response: Answers[string]) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': () =>
      ok({ order: decisions().length > 0 ? after : confirmed({ ...ASKED, state: 'open' }) }),
    'POST /vendor/orders/1/cancellation': response,
  });
  const decisions = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const { user } = await renderPortal('/vendor/orders/BLS-AAAAAAAAA1-1');
  await screen.findByText(WISH);
  const press = async (open: string, title: string, decide: string, reason = '') => {
    await user.click(screen.getByRole('button', { name: open }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    if (reason) await user.type(dialog.getByLabelText('Reason for the customer (optional)'), reason);
    await user.click(dialog.getByRole('button', { name: decide }));
  };
  return { decisions, press };
};

it('A vendor accepts a cancellation request after confirming', async () => {
  const { decisions, press } = await openOrder(anOrder({ status: 'Cancelled', status_code: 5 }), ok({}));
  await press('Cancel the order', 'Cancel this order?', 'Cancel the order');
  expect(await screen.findByText('The order is cancelled')).toBeVisible();
  expect(decisions()).toEqual([{ decision: 'accept', status_seen: 'Confirmed' }]);
  await waitFor(() => expect(screen.queryByText(WISH)).not.toBeInTheDocument());
});

it('A vendor declines with a reason and then sees the declined request', async () => {
  const reason = 'Already packed';
  const { decisions, press } = await openOrder(confirmed({ ...ASKED, state: 'declined', reason }), ok({}));
  await press('Decline', 'Decline the request', 'Decline', reason);
  expect(await screen.findByText(/You declined the customer's request of Nov 21, 2026/)).toBeVisible();
  expect(screen.getByText('The request is declined')).toBeVisible();
  expect(screen.getByText('Your reason: Already packed')).toBeVisible();
  expect(decisions()).toEqual([{ decision: 'decline', reason, status_seen: 'Confirmed' }]);
  expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});

it('A late decision shows the reason', async () => {
  const { press } = await openOrder(confirmed({ ...ASKED, state: 'open' }), {
    status: 409,
    body: { status: 409, success: false, code: 'refused', message: 'The request is no longer open.' },
  });
  await press('Cancel the order', 'Cancel this order?', 'Cancel the order');
  expect(await screen.findByText('The request is no longer open.')).toBeVisible();
});

it('An order without a cancellation request asks for no decision', async () => {
  fakeApi({ 'GET /user': vendorUser, 'GET /vendor/orders/BLS-AAAAAAAAA1-1': ok({ order: confirmed(null) }) });
  await renderPortal('/vendor/orders/BLS-AAAAAAAAA1-1');
  await screen.findByRole('heading', { name: 'Items summary' });
  expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
});
