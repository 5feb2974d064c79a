import { sql } from '../../../src/sql/sql.ts';
import { hashPassword } from '../../../src/modules/people/auth/passwords.ts';
import type { SampleTools, Samples } from '../sample.ts';
import type { Party } from '../world.ts';

const CODE = '123456';

/** People who buy without an account. */
export const guestSamples = ({ shop: { make, database }, sales }: SampleTools): Samples => {
  /** An order of a guest with this address. @returns its number */
  const guestOrder = async ({ vendor: { vendorId } }: Party, email: string): Promise<string> => {
    const buyer = await make.customer();
    await sales.buy(buyer, [{ productId: (await make.product({ vendorId })).id }]);
    await database.query(sql`DELETE FROM sessions WHERE user_id = ${buyer.id}`);
    await database.query(
      sql`UPDATE users SET kind = 'guest', email = ${email}, deleted_at = now() WHERE id = ${buyer.id}`,
    );
    const order = await database.first<{ order_no: string }>(sql`
      UPDATE orders SET billing_address = jsonb_set(billing_address, '{email}', to_jsonb(${email}::text))
      WHERE user_id = ${buyer.id} AND state = 'placed' RETURNING order_no`);
    return order?.order_no ?? '';
  };

  const code = async (purpose: string, { email, id }: Party, orderNo = '') =>
    database.query(sql`
      INSERT INTO email_codes (purpose, email, user_id, order_no, code_hash)
      VALUES (${purpose}, ${email}, ${purpose === 'guest_order' ? null : id}::bigint, ${orderNo}, ${await hashPassword(CODE)})`);

  return {
    'POST /guest/email-code': { access: 'buyer', request: ({ email }) => ({ body: { email } }) },
    'POST /carts/merge': {
      access: 'user',
      request: async () => ({ headers: { 'guest-token': (await make.guest()).token } }),
    },
    'POST /orders/track/code': {
      access: 'public',
      request: async (person) => ({ body: { order_no: await guestOrder(person, person.email), email: person.email } }),
      ids: { 'body.order_no': { missing: 'BLS-0000000000', foreign: 'stranger', response: 200 } },
    },
    'POST /orders/track/access': {
      access: 'public',
      async request(person) {
        const { email } = person;
        const order_no = await guestOrder(person, email);
        await code('guest_order', person, order_no);
        return { body: { order_no, email, code: CODE } };
      },
      ids: { 'body.order_no': { missing: 'BLS-0000000000', foreign: 'stranger', response: 422 } },
    },
    'GET /user/guest-orders': { access: 'user', request: () => ({}) },
    'POST /user/guest-orders/claim': {
      access: 'user',
      async request(person) {
        await database.query(sql`UPDATE users SET email_proven_at = now() WHERE id = ${person.id}`);
        return { body: { order_nos: [await guestOrder(person, person.email)] } };
      },
    },
    'POST /user/email/prove': { access: 'user', request: () => ({}) },
    'POST /user/email/prove/code': {
      access: 'user',
      async request(person) {
        await code('prove_email', person);
        return { body: { code: CODE } };
      },
    },
  };
};
