import type { Order } from '@balsam/shared-api';
import { ok } from '@balsam/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { order } from '../../../testing/samples.ts';
import { orderLine as line } from '../testing/order-line.ts';
import { ordersResponse } from '../testing/orders-response.ts';
import { pathsOf, refusal } from '../testing/show-dashboard.tsx';
import { showOrder } from '../testing/show-orders.tsx';

test('A pending order is cancelled after a confirmation', async () => {
  let status: Order['status'] = 'Pending';
  const { user, calls, dialog } = await showOrder(
    {},
    {
      'GET /orders/id=5': () =>
        ordersResponse([order({ status, customer_may: status === 'Pending' ? 'cancel' : null })]),
      'GET /orders/90/invoices': ok({ data: { invoices: [] } }),
      'POST /orders/90/cancel': () => {
        status = 'Cancelled';
        return ok({}, 'Your order has been cancelled.');
      },
    },
  );
  const countInvoices = () => pathsOf(calls).filter((path) => path === '/orders/90/invoices').length;
  expect(countInvoices()).toBe(1);
  await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  expect(pathsOf(calls)).not.toContain('/orders/90/cancel');
  await user.click(within(question).getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Your order has been cancelled.')).toBeInTheDocument();
  expect(await screen.findByRole('listitem', { name: 'BLS-0123456789', hidden: true })).toHaveTextContent('Cancelled');
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
  await waitFor(() => expect(countInvoices()).toBeGreaterThan(1));
});

test.each(['open', 'declined'] as const)(
  'An order of a closed seller can be cancelled directly, after a request too (%s)',
  async (state) => {
    const request = { asked_at: '2026-11-21T09:30:00Z', state, reason: 'It is packed already.' };
    const confirmed = order({ status: 'Confirmed', customer_may: 'cancel', cancel_request: request });
    const { user, calls, dialog } = await showOrder(
      {},
      { 'GET /orders/id=5': ordersResponse([confirmed]), 'POST /orders/90/cancel': ok({}, '') },
    );
    expect(
      screen.queryByText(/waiting for their reply|declined your request|It is packed already/),
    ).not.toBeInTheDocument();
    expect(screen.queryByText('Cancellation requested')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    expect(question).toHaveTextContent('will be cancelled immediately');
    await user.click(within(question).getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('The order has been cancelled.')).toBeVisible();
    expect(pathsOf(calls)).toContain('/orders/90/cancel');
  },
);

test('A customer adds the National Address that carriers require, in any spelling', async () => {
  let isMissing = true;
  const { user, calls, dialog } = await showOrder(
    {},
    {
      'GET /orders/id=5': () => ordersResponse([order({ national_address_missing: isMissing })]),
      'POST /orders/90/national-address': () => {
        isMissing = false;
        return ok({}, 'National Address added to your order.');
      },
    },
  );
  const field = dialog.getByRole('textbox', { name: 'National short address' });
  const add = dialog.getByRole('button', { name: 'Add the National Address' });
  await user.type(field, 'RRRD29');
  await user.click(add);
  expect(await dialog.findByText('Please enter four letters and four digits')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'rrrd ٢٩٢٩');
  await user.click(add);
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(calls.find(({ path }) => path === '/orders/90/national-address')?.body).toEqual({
    national_address: 'RRRD2929',
  });
});

test('A confirmed order offers a cancellation request and shows that it is pending', async () => {
  let asked = false;
  const confirmed = () =>
    order({
      status: 'Confirmed',
      customer_may: asked ? null : 'ask',
      cancel_request: asked ? { asked_at: '2026-11-21T09:30:00Z', state: 'open', reason: '' } : null,
    });
  const { user, dialog } = await showOrder(
    {},
    {
      'GET /orders/id=5': () => ordersResponse([confirmed()]),
      'POST /orders/90/cancel': () => {
        asked = true;
        return ok({}, '');
      },
    },
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  const question = await screen.findByRole('dialog', { name: 'Request cancellation?' });
  expect(question).toHaveTextContent('Gulf Care has already confirmed order BLS-0123456789-1');
  await user.click(within(question).getByRole('button', { name: 'Send request' }));
  expect(
    await screen.findByText('Your request has been sent to the seller. We’ll let you know when they reply.'),
  ).toBeVisible();
  expect(
    await screen.findByText(/^On Nov 21, 2026 12:30.PM you asked the seller to cancel this order\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

test('A declined cancellation request shows the reason', async () => {
  const request = { asked_at: '2026-11-21T09:30:00Z', state: 'declined', reason: 'It is packed already.' } as const;
  const { dialog } = await showOrder(
    {},
    {
      'GET /orders/id=5': ordersResponse([order({ status: 'Confirmed', customer_may: null, cancel_request: request })]),
    },
  );
  expect(dialog.getByText('The seller declined your request to cancel this order.')).toBeVisible();
  expect(dialog.getByText('It is packed already.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

test('A shipped order cannot be cancelled but shows its tracking steps', async () => {
  const parcel = {
    order_sub_no: 'BLS-0123456789-1',
    company_name: 'Gulf Care',
    status: 'Shipped',
    status_code: 3,
    tracking_id: 'ARX-7781',
    tracking_information: '',
    tracking_url: null,
    arrives_from: null,
    arrives_to: null,
    history: [{ to: 'Shipped', created_at: '2026-11-21T09:30:00Z' }],
    items: [{ name: 'Nitrile gloves', name_arabic: '', variant: 'L / Blue', variant_arabic: '', quantity: 2 }],
  };
  const { user, calls, dialog } = await showOrder(
    { status: 'Shipped', customer_may: null },
    {
      'POST /orders/track': ok({
        data: {
          order_no: 'BLS-0123456789',
          placed_at: '2026-11-20T09:30:00Z',
          parcels: [parcel, { ...parcel, order_sub_no: 'BLS-0123456789-2' }],
        },
      }),
    },
  );
  expect(dialog.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Track Package' }));
  const tracking = within(await screen.findByRole('dialog', { name: 'Track Package' }));
  expect(await tracking.findByText('ARX-7781')).toBeVisible();
  expect(tracking.getByText(/^Nitrile gloves/)).toHaveTextContent('Nitrile gloves, L / Blue × 2');
  expect(tracking.queryByText('BLS-0123456789-2')).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === '/orders/track')?.body).toEqual({
    order_no: 'BLS-0123456789-1',
    email: 'layla@balsam.test',
  });
});

test('A late parcel can be reported as missing', async () => {
  const { dialog } = await showOrder({ status: 'Shipped', customer_may: null, can_be_missed: true });
  expect(dialog.getByRole('link', { name: 'It hasn’t arrived' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/orders\/\d+\/return$/),
  );
});

test('A parcel that is not late cannot be reported as missing', async () => {
  const { dialog } = await showOrder({ status: 'Shipped', customer_may: null });
  expect(dialog.queryByRole('link', { name: 'It hasn’t arrived' })).not.toBeInTheDocument();
});

test('A pending order has no parcel to track yet', async () => {
  const { dialog } = await showOrder({});
  expect(dialog.queryByRole('button', { name: 'Track Package' })).not.toBeInTheDocument();
});

test('A refused cancellation is reported once', async () => {
  const { user, calls, dialog } = await showOrder(
    {},
    { 'POST /orders/90/cancel': refusal('The vendor has confirmed it.') },
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('The vendor has confirmed it.')).toBeInTheDocument();
  expect(pathsOf(calls).filter((path) => path.endsWith('cancel'))).toHaveLength(1);
});

test('A completed order links to the reviews of its products, each once', async () => {
  const { dialog } = await showOrder({
    status: 'Completed',
    customer_may: null,
    order_products: [
      line(1, 'Gloves', 'may_write'),
      { ...line(2, 'Gloves', 'may_write'), product: line(1, 'Gloves', 'may_write').product },
      line(3, 'Mask', 'written'),
      line(4, 'Bandage', 'none'),
    ],
  });
  expect(dialog.queryByRole('button', { name: 'Track Package' })).not.toBeInTheDocument();
  const reviews = within(dialog.getByRole('region', { name: 'How was your order?' }));
  expect(
    reviews.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Write a review: Gloves', '/product/product-1?tab=reviews'],
    ['Your review: Mask', '/product/product-3?tab=reviews'],
  ]);
});

test('An order shows SKUs and links to its products and seller', async () => {
  const bought = {
    ...line(8, 'Nitrile gloves', 'none'),
    product: { ...line(8, 'Nitrile gloves', 'none').product, sku: 'GLV-12' },
  };
  const { dialog } = await showOrder({ order_products: [bought] });
  expect(dialog.getByText('GLV-12')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Nitrile gloves' })).toHaveAttribute('href', '/product/product-8');
  expect(dialog.getByRole('link', { name: 'Gulf Care' })).toHaveAttribute('href', '/sellers/3');
});
