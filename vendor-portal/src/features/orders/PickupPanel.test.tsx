import type { Order } from '@balsam/shared-api';
import { anOrder, fakeApi, ok } from '@balsam/shared-api/testing';
import { stripBidi } from '@balsam/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { vendorUser } from '../../testing/responses.ts';
import { renderPortal } from '../../testing/render-portal.tsx';

const SCHEDULED = {
  tracking_id: 'BLS7700012',
  track_id: 'BLS7700012',
  pickup: {
    carrier: 'local',
    date: '2026-11-23',
    from: '09:00',
    to: '12:00',
    tracking_id: 'BLS7700012',
    label_url: '/vendor/orders/BLS-AAAAAAAAA1-1/label',
  },
} satisfies Partial<Order>;

type Answers = Parameters<typeof fakeApi>[0];

/** Opens the page of an order, which becomes `after` once a call has been made. */
const openOrder = async (order: Partial<Order>, after: Partial<Order>, responses: Answers) => {
  const calls = fakeApi({
    'GET /user': vendorUser,
    'GET /vendor/orders/BLS-AAAAAAAAA1-1': () =>
      ok({ order: anOrder(calls.some(({ method }) => method === 'POST') ? after : order) }),
    ...responses,
  });
  const { user } = await renderPortal('/vendor/orders/BLS-AAAAAAAAA1-1');
  await screen.findByRole('heading', { name: 'Pickup' });
  return { user, sent: () => calls.filter(({ method }) => method === 'POST') };
};

const SCHEDULE = 'POST /orders/schedule-pickup';
const CANCEL = 'POST /orders/cancel-pickup';
const refusal = (message: string, errors?: Record<string, string[]>) => ({
  status: 422,
  body: { status: 422, success: false, code: 'refused', message, errors },
});

it('A scheduled pickup shows when the carrier comes', async () => {
  const { user, sent } = await openOrder({}, SCHEDULED, { [SCHEDULE]: ok({}) });
  await user.type(screen.getByLabelText('Pickup Date'), '2026-11-23');
  await user.type(screen.getByLabelText('From Time'), '09:00');
  await user.type(screen.getByLabelText('To Time'), '12:00');
  await user.click(screen.getByRole('button', { name: 'Schedule Pickup' }));
  expect(await screen.findByRole('button', { name: 'Cancel Pickup' })).toBeVisible();
  expect(sent()[0]).toMatchObject({
    path: '/orders/schedule-pickup',
    body: { id: 1, date: '2026-11-23', from: '09:00', to: '12:00' },
  });
  const panel = screen.getByRole('heading', { name: 'Pickup' }).parentElement;
  expect(stripBidi(panel?.textContent ?? '')).toContain(
    'CarrierBalsam courierPickup DateNov 23, 2026Time09:00 – 12:00',
  );
  expect(screen.queryByRole('button', { name: 'Schedule Pickup' })).not.toBeInTheDocument();
});

it('An empty pickup form marks its required fields and sends nothing', async () => {
  const { user, sent } = await openOrder({}, {}, {});
  await user.click(screen.getByRole('button', { name: 'Schedule Pickup' }));
  expect(await screen.findByText('Pickup Date is required.')).toBeVisible();
  expect(screen.getByText('Pickup From Time is required.')).toBeVisible();
  expect(screen.getByText('Pickup To Time is required.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('A pickup cannot end before it begins', async () => {
  const { user, sent } = await openOrder({}, {}, {});
  await user.type(screen.getByLabelText('Pickup Date'), '2026-11-23');
  await user.type(screen.getByLabelText('From Time'), '12:00');
  await user.type(screen.getByLabelText('To Time'), '09:00');
  await user.click(screen.getByRole('button', { name: 'Schedule Pickup' }));
  expect(await screen.findByText('The end must be later than the beginning.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('A pickup cannot be on a Friday or Saturday', async () => {
  const { user, sent } = await openOrder({}, {}, {});
  await user.type(screen.getByLabelText('Pickup Date'), '2026-11-27');
  await user.click(screen.getByRole('button', { name: 'Schedule Pickup' }));
  expect(await screen.findByText("Couriers don't collect on Fridays and Saturdays. Choose another day.")).toBeVisible();
  expect(sent()).toEqual([]);
});

it('A scheduled pickup leads on to Shipped', async () => {
  const { user } = await openOrder(SCHEDULED, {}, {});
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Update Status To')).toHaveDisplayValue('Shipped');
});

it('A refused pickup shows the carrier’s reason and keeps the input', async () => {
  const words = 'The carrier does not come on holidays.';
  const { user } = await openOrder({}, {}, { [SCHEDULE]: refusal(words) });
  await user.type(screen.getByLabelText('Pickup Date'), '2026-11-26');
  await user.type(screen.getByLabelText('From Time'), '09:00');
  await user.type(screen.getByLabelText('To Time'), '12:00');
  await user.click(screen.getByRole('button', { name: 'Schedule Pickup' }));
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(screen.getByLabelText('Pickup Date')).toHaveValue('2026-11-26');
});

it('A pickup can be cancelled after confirming, and scheduled again', async () => {
  const { user, sent } = await openOrder(SCHEDULED, {}, { [CANCEL]: ok({}) });
  await user.click(screen.getByRole('button', { name: 'Cancel Pickup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the pickup?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel Pickup' }));
  expect(await screen.findByRole('button', { name: 'Schedule Pickup' })).toBeVisible();
  expect(sent()[0]).toMatchObject({ path: '/orders/cancel-pickup', body: { id: 1 } });
});

it('A pickup that cannot be cancelled stays and shows why', async () => {
  const { user } = await openOrder(SCHEDULED, SCHEDULED, { [CANCEL]: refusal('The courier is on the way.') });
  await user.click(screen.getByRole('button', { name: 'Cancel Pickup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the pickup?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel Pickup' }));
  expect(await screen.findByText('The courier is on the way.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Cancel Pickup' })).toBeVisible();
});

it('A completed order shows its carrier, and its pickup cannot be cancelled', async () => {
  await openOrder({ ...SCHEDULED, status: 'Completed', status_code: 4 }, {}, {});
  expect(screen.getByText('Balsam courier')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Pickup' })).not.toBeInTheDocument();
});

it('A finished order offers no pickup', async () => {
  await openOrder({ status: 'Cancelled', status_code: 5 }, {}, {});
  expect(screen.getByText("Pickup isn't available for this order.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Schedule Pickup' })).not.toBeInTheDocument();
});
