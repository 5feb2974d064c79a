import { sql } from '../../../src/sql/sql.ts';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../src/plugins/session.ts';
import { MISSING, owned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** The shop, carts, wishlists and customers' orders. */
export const salesSamples = ({ shop: { make, database }, sales }: SampleTools): Samples => {
  const product = ({ vendor: { vendorId } }: Party) => make.product({ vendorId });
  const hidden = {
    missing: MISSING,
    foreign: async () => (await make.product({ status: 'draft' })).id,
  };
  const unknownPlace = { missing: MISSING, response: 422 };

  const newestId = async (statement: ReturnType<typeof sql>) => {
    const row = await database.first<{ id: number }>(statement);
    return row?.id ?? 0;
  };

  const cartLine = async (customer: Party) => {
    await sales.fillCart(customer, [{ productId: (await product(customer)).id }]);
    return newestId(sql`SELECT max(id) AS id FROM cart_items WHERE user_id = ${customer.id}`);
  };

  const wish = async (customer: Party) =>
    newestId(sql`
      INSERT INTO wishlist_items (user_id, product_id) VALUES (${customer.id}, ${(await product(customer)).id}) RETURNING id`);

  const soldOut = () => make.product({ variants: [{ stock: 0 }] });

  const stockAlert = async ({ id: userId, email }: Party) =>
    newestId(sql`
      INSERT INTO stock_alerts (product_id, user_id, email, lang)
      VALUES (${(await soldOut()).id}, ${userId}, ${email}, 'en') RETURNING id`);

  const stockAlertExit = async ({ email }: Party) => {
    const token = randomBytes(32).toString('base64url');
    await database.query(sql`INSERT INTO stock_alert_exits (token_hash, email) VALUES (${hashToken(token)}, ${email})`);
    return { body: { token } };
  };

  const order = async (customer: Party) => {
    const [id = 0] = await sales.buy(customer, [{ productId: (await product(customer)).id }]);
    return id;
  };

  return {
    'GET /categories': { access: 'public', request: () => ({}) },
    'GET /products': { access: 'public', request: () => ({ query: { filter: true, page: 1 } }) },
    'GET /products/top-rated': { access: 'public', request: () => ({}) },
    'GET /products/:id': {
      access: 'public',
      request: async (person) => ({ params: { id: (await product(person)).id } }),
      ids: { 'params.id': hidden },
    },
    'GET /products/:id (by slug)': {
      access: 'public',
      request: async (person) => ({ params: { id: (await product(person)).slug } }),
      ids: {
        'params.id': {
          missing: 'no-such-product',
          foreign: async () => (await make.product({ approved: false })).slug,
        },
      },
    },
    'GET /products/:id/related': {
      access: 'public',
      request: async (person) => ({ params: { id: (await product(person)).id } }),
      ids: { 'params.id': hidden },
    },
    'GET /related': { access: 'public', request: () => ({}) },
    'GET /related (with a search)': { access: 'vendor', request: () => ({ query: { search: 'mask' } }) },
    'GET /carts': { access: 'buyer', request: () => ({}) },
    'POST /carts': {
      access: 'buyer',
      request: async (person) => ({ body: { product_id: (await product(person)).id, quantity: 1 } }),
      ids: { 'body.product_id': hidden },
    },
    'POST /carts (a variant)': {
      access: 'buyer',
      async request({ vendor: { vendorId } }) {
        const { id, variantIds } = await make.product({ vendorId, variants: [{ stock: 20 }] });
        return { body: { product_id: id, variant_id: variantIds[0], quantity: 1 } };
      },
      ids: { 'body.product_id': hidden, 'body.variant_id': { ...owned, response: 422 } },
    },
    'POST /carts/:id': {
      access: 'buyer',
      request: async (customer) => ({ params: { id: await cartLine(customer) }, body: { quantity: 2 } }),
      ids: { 'params.id': owned },
    },
    'DELETE /carts/:id': {
      access: 'buyer',
      request: async (customer) => ({ params: { id: await cartLine(customer) } }),
      ids: { 'params.id': owned },
    },
    'GET /wishlist': { access: 'user', request: () => ({}) },
    'POST /wishlist': {
      access: 'user',
      request: async (person) => ({ body: { product_id: (await product(person)).id } }),
      ids: { 'body.product_id': hidden },
    },
    'DELETE /wishlist/:id': {
      access: 'user',
      request: async (customer) => ({ params: { id: await wish(customer) } }),
      ids: { 'params.id': owned },
    },
    'POST /quick-order/lookup': {
      access: 'public',
      request: async (person) => ({ body: { skus: [(await product(person)).sku] } }),
    },
    'GET /quick-order/bought': { access: 'user', request: () => ({}) },
    'POST /quick-order': {
      access: 'user',
      request: async (person) => ({ body: { lines: [{ product_id: (await product(person)).id, quantity: 1 }] } }),
    },
    'GET /stock-alerts': { access: 'user', request: () => ({}) },
    'POST /stock-alerts': {
      access: 'public',
      async request({ email }) {
        const { id, variantIds } = await soldOut();
        return { body: { product_id: id, variant_id: variantIds[0], email } };
      },
      ids: { 'body.product_id': { missing: MISSING }, 'body.variant_id': { missing: MISSING } },
    },
    'DELETE /stock-alerts/:id': {
      access: 'user',
      request: async (customer) => ({ params: { id: await stockAlert(customer) } }),
      ids: { 'params.id': owned },
    },
    'POST /stock-alerts/unsubscribe': {
      access: 'public',
      request: stockAlertExit,
      ids: { 'body.token': { missing: 'no-such-token' } },
    },
    'POST /orders/checkout': {
      access: 'buyer',
      async request(customer) {
        await sales.stopPaying({ ...customer, token: await make.signIn(customer.id) });
        await cartLine(customer);
        return { body: { country: (await make.place()).countryId } };
      },
      ids: { 'body.country': unknownPlace },
    },
    'POST /orders/place-order': {
      access: 'buyer',
      async request(customer) {
        const order_no = await sales.draft(customer, [{ productId: (await product(customer)).id }]);
        const billing = await sales.billing();
        const { country, state, city, address_1, phone_number } = billing;
        const shipping = {
          recipient: 'Noor',
          country,
          state,
          city,
          address_1,
          phone_number,
          national_address: 'RRRD2929',
        };
        return { body: { order_no, payment_method: 'cash', billing, shipping } };
      },
      ids: {
        'body.order_no': { missing: 'BLS-0000000000', foreign: 'stranger' },
        'body.shipping.country': unknownPlace,
        'body.shipping.state': unknownPlace,
        'body.shipping.city': { ...unknownPlace, foreign: async () => (await make.place()).cityId },
        'body.billing.country': unknownPlace,
        'body.billing.state': unknownPlace,
        'body.billing.city': { ...unknownPlace, foreign: async () => (await make.place()).cityId },
      },
    },
    'GET /orders/:id': {
      access: 'buyer',
      request: async (customer) => ({ params: { id: await order(customer) } }),
      ids: { 'params.id': owned },
    },
    'GET /orders/id=:user': {
      access: 'user',
      request: ({ id }) => ({ params: { user: id }, query: { page: 1 } }),
      ids: { 'params.user': { missing: MISSING, foreign: 'stranger', response: 403 } },
    },
    'POST /orders/:id/national-address': {
      access: 'buyer',
      request: async (customer) => ({
        params: { id: await order(customer) },
        body: { national_address: 'RRRD2930' },
      }),
      ids: { 'params.id': owned },
    },
    'POST /orders/:id/cancel': {
      access: 'buyer',
      request: async (customer) => ({ params: { id: await order(customer) } }),
      ids: { 'params.id': owned },
    },
  };
};
