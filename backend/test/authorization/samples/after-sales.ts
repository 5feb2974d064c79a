import { sql } from '../../../src/sql/sql.ts';
import { MISSING, owned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** Tracking, buying again and reviews. */
export const afterSalesSamples = ({ shop: { call, make, database }, sales }: SampleTools): Samples => {
  const newProduct = ({ vendor: { vendorId } }: Party) => make.product({ vendorId });
  const hidden = { missing: MISSING, foreign: async () => (await make.product({ status: 'draft' })).id };
  const form = { rating: 4, review: 'As described.' };

  const buy = async (customer: Party) => {
    const { id: productId } = await newProduct(customer);
    const [partId = 0] = await sales.buy(customer, [{ productId }]);
    const row = await database.first<{ number: string }>(sql`
      SELECT o.order_no AS number FROM orders o JOIN vendor_orders part ON part.order_id = o.id WHERE part.id = ${partId}`);
    return { productId, partId, number: row?.number ?? '' };
  };

  const boughtProduct = async (customer: Party) => {
    const { productId, partId } = await buy(customer);
    const token = await make.signIn(customer.vendor.id);
    await call(`POST /vendor/orders/${partId}/status`, { token, body: { status: 4 } });
    return productId;
  };

  const review = async (customer: Party) => {
    const { id } = await newProduct(customer);
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO reviews (product_id, user_id, rating, body) VALUES (${id}, ${customer.id}, 5, 'Fits well.') RETURNING id`);
    return row?.id ?? 0;
  };

  /** Anyone who has an order's number and email address may track it. */
  const tracked = async (person: Party) => {
    const customer = await make.customer();
    const { number } = await buy({ ...customer, vendor: person.vendor });
    return { order_no: number, email: customer.email };
  };

  return {
    'POST /orders/track': {
      access: 'public',
      request: async (person) => ({ body: await tracked(person) }),
      ids: { 'body.order_no': { missing: 'BLS-0000000000', foreign: 'stranger' } },
    },
    'GET /orders/placed/:order_no': {
      access: 'buyer',
      request: async (customer) => ({ params: { order_no: (await buy(customer)).number } }),
      ids: { 'params.order_no': { missing: 'BLS-0000000000', foreign: 'stranger' } },
    },
    'POST /orders/:id/reorder': {
      access: 'user',
      request: async (customer) => ({ params: { id: (await buy(customer)).partId } }),
      ids: { 'params.id': owned },
    },
    'GET /products/:id/reviews': {
      access: 'public',
      request: async (person) => ({ params: { id: (await newProduct(person)).id } }),
      ids: { 'params.id': hidden },
    },
    'GET /products/:id/reviews (by slug)': {
      access: 'public',
      request: async (person) => ({ params: { id: (await newProduct(person)).slug } }),
      ids: { 'params.id': { missing: 'no-such-product' } },
    },
    'POST /products/:id/reviews': {
      access: 'user',
      request: async (customer) => ({ params: { id: await boughtProduct(customer) }, body: form }),
      ids: { 'params.id': hidden },
    },
    'POST /reviews/:id': {
      access: 'user',
      request: async (customer) => ({ params: { id: await review(customer) }, body: form }),
      ids: { 'params.id': owned },
    },
    'DELETE /reviews/:id': {
      access: 'user',
      request: async (customer) => ({ params: { id: await review(customer) } }),
      ids: { 'params.id': owned },
    },
  };
};
