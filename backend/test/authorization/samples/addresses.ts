import { sql } from '../../../src/sql/sql.ts';
import { MISSING, owned, type SampleTools, type Samples } from '../sample.ts';

const REFUSED_FIELD = 422;

/** The address book, and the address that a cart is delivered to. */
export const addressSamples = ({ shop, sales }: SampleTools): Samples => {
  const { make, database } = shop;

  /** A new address that is not a default. */
  const stored = async ({ id: userId }: { id: number }) => {
    const row = await database.first<{ id: number }>(sql`
      INSERT INTO addresses (user_id, country_id, address_1) VALUES (${userId}, ${await make.country()}, '12 Palm Street')
      RETURNING id`);
    return row?.id ?? 0;
  };
  const form = async () => {
    const { countryId, stateId, cityId } = await make.place();
    const place = { country_id: countryId, state_id: stateId, city_id: cityId };
    const lines = { address_1: '7 Fig Street', postal_code: '12345', phone_number: '0500000006' };
    return { label: 'Clinic', ...place, ...lines, national_address: 'RRRD2929' };
  };
  const abroad = () => make.place({ iso2: 'BH', name: 'Bahrain', nameAr: 'البحرين' });
  const country = { missing: MISSING, response: REFUSED_FIELD };
  const places = {
    'body.country_id': country,
    'body.state_id': { ...country, foreign: async () => (await abroad()).stateId },
    'body.city_id': { ...country, foreign: async () => (await make.place()).cityId },
  };

  return {
    'GET /user/addresses': { access: 'user', request: () => ({}) },
    'POST /user/addresses': { access: 'user', request: async () => ({ body: await form() }), ids: places },
    'POST /user/addresses/:id': {
      access: 'user',
      request: async (customer) => ({ params: { id: await stored(customer) }, body: await form() }),
      ids: { 'params.id': owned, ...places },
    },
    'POST /user/addresses/:id/default': {
      access: 'user',
      request: async (customer) => ({ params: { id: await stored(customer) }, body: { for: 'billing' } }),
      ids: { 'params.id': owned },
    },
    'DELETE /user/addresses/:id': {
      access: 'user',
      request: async (customer) => ({ params: { id: await stored(customer) } }),
      ids: { 'params.id': owned },
    },
    'POST /carts/deliver-to': {
      access: 'user',
      request: async (customer) => ({ body: { address_id: await stored(customer) } }),
      ids: { 'body.address_id': owned },
    },
    'POST /orders/place-order (to a stored address)': {
      access: 'user',
      async request(customer) {
        const { id: productId } = await make.product({ vendorId: customer.vendor.vendorId });
        const shipping_address_id = await stored(customer);
        await shop.call('POST /carts/deliver-to', { token: customer.token, body: { address_id: shipping_address_id } });
        const order_no = await sales.draft(customer, [{ productId }]);
        return { body: { order_no, payment_method: 'cash', billing: await sales.billing(), shipping_address_id } };
      },
      // The page of another tab: the order is refused with the new sums.
      ids: { 'body.shipping_address_id': { missing: MISSING, foreign: 'stranger', response: 409 } },
    },
  };
};
