import { sql } from '../../../src/sql/sql.ts';
import type { SampleTools, Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** A provider with an unreachable address; the samples never send it a request. */
export const UNASKED = {
  provider: 'test',
  url: 'http://127.0.0.1:1',
  secretKey: 'sk',
  merchant: 'balsam',
  plan: 'sale',
  schemes: [],
} as const;

/** Card payments in a shop with the UNASKED provider. */
export const paymentSamples = ({ shop: { call, make, database }, sales }: SampleTools): Samples => {
  /** Number of an order of this customer with an open payment page. */
  const paying = async ({ id }: Party): Promise<string> => {
    const token = await make.signIn(id);
    const { id: productId } = await make.product();
    const orderNo = await sales.draft({ id, token }, [{ productId }]);
    const body = { order_no: orderNo, payment_method: 'card', billing: await sales.billing() };
    await call('POST /orders/place-order', { token, body });
    await database.query(sql`
      INSERT INTO payments (order_id, attempt, provider, redirect_url, amount, currency)
      SELECT id, 1, 'test', '/pay', grand_total, currency FROM orders WHERE order_no = ${orderNo}`);
    return orderNo;
  };

  const sample = {
    access: 'buyer',
    request: async (person: Party) => ({ params: { order_no: await paying(person) } }),
    ids: { 'params.order_no': { missing: 'BLS-NOBODY', foreign: 'stranger' } },
  } as const;

  return {
    'POST /payments/:order_no/session': sample,
    'POST /payments/:order_no/poll': sample,
    'POST /payments/:order_no/abandon': sample,
  };
};
