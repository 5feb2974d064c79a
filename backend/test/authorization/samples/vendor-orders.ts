import { sql } from '../../../src/sql/sql.ts';
import { createLots } from '../../support/lots.ts';
import { nextWorkday } from '../../support/days.ts';
import { owned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** A vendor's order routes other than the status, and the vendor's notifications. */
export const vendorOrderSamples = ({ shop, sales }: SampleTools): Samples => {
  const { call, make, database } = shop;
  const lots = createLots(shop);

  /** A new order of this vendor. */
  const order = async ({ vendor }: Party): Promise<number> => {
    const { id: productId } = await make.product({ vendorId: vendor.vendorId });
    const [id = 0] = await sales.buy(await make.customer(), [{ productId }]);
    return id;
  };

  const unwanted = async (vendor: Party): Promise<number> => {
    const id = await order(vendor);
    const token = await make.signIn(vendor.id);
    await call(`POST /vendor/orders/${id}/status`, { token, body: { status: 2 } });
    await database.query(sql`UPDATE vendor_orders SET cancel_requested_at = now() WHERE id = ${id}`);
    return id;
  };

  const pickup = async (vendor: Party) => ({
    id: await order(vendor),
    date: nextWorkday(),
    from: '09:00',
    to: '12:00',
  });

  const scheduled = async (vendor: Party) => {
    const body = await pickup(vendor);
    await call('POST /orders/schedule-pickup', { token: await make.signIn(vendor.id), body });
    return { id: body.id };
  };

  /** An order of a tracked product with two batches. */
  const swap = async ({ vendor }: Party) => {
    const product = await make.product({ vendorId: vendor.vendorId, stock: 0 });
    const owner = { ...vendor, token: await make.signIn(vendor.id) };
    await lots.start(owner, product.slug);
    await lots.receive(owner, product.id, [
      { lot_no: 'A', days: 200, quantity: 2 },
      { lot_no: 'B', days: 300, quantity: 2 },
    ]);
    const [id = 0] = await sales.buy(await make.customer(), [{ productId: product.id }]);
    const item = await database.first<{ id: number }>(sql`SELECT id FROM order_items WHERE vendor_order_id = ${id}`);
    const body = {
      order_item_id: item?.id,
      from_lot_id: await lots.idOf(product.id, 'A'),
      to_lot_id: await lots.idOf(product.id, 'B'),
      ...{ quantity: 1, reason: 'A torn box' },
    };
    return { params: { id }, body };
  };

  return {
    'POST /vendor/orders/:id/lots': {
      access: 'vendor',
      request: swap,
      ids: { 'params.id': owned, 'body.order_item_id': owned, 'body.from_lot_id': owned, 'body.to_lot_id': owned },
    },
    'GET /vendor/orders.csv': { access: 'vendor', request: () => ({ query: { due: 'confirm', from: '2026-01-01' } }) },
    'POST /vendor/orders/bulk': {
      access: 'vendor',
      request: async (vendor) => ({ body: { ids: [await order(vendor), await order(vendor)], action: 'confirm' } }),
    },
    'POST /vendor/orders/:id/cancellation': {
      access: 'vendor',
      request: async (vendor) => ({
        params: { id: await unwanted(vendor) },
        body: { decision: 'decline', reason: 'Packed already' },
      }),
      ids: { 'params.id': owned },
    },
    'POST /orders/schedule-pickup': {
      access: 'vendor',
      request: async (vendor) => ({ body: await pickup(vendor) }),
      ids: { 'body.id': owned },
    },
    'POST /orders/cancel-pickup': {
      access: 'vendor',
      request: async (vendor) => ({ body: await scheduled(vendor) }),
      ids: { 'body.id': owned },
    },
    'GET /vendor/notifications': { access: 'vendor', request: () => ({}) },
    'GET /vendor/notifications/unread': { access: 'vendor', request: () => ({}) },
    'POST /vendor/notifications/read': { access: 'vendor', request: () => ({}) },
    'GET /vendor/notifications/topics': { access: 'vendor', request: () => ({}) },
    'POST /vendor/notifications/topics': {
      access: 'vendor',
      request: () => ({ body: { topic: 'stock', muted: true } }),
    },
  };
};
