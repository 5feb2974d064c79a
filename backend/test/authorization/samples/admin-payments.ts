import { sql } from '../../../src/sql/sql.ts';
import { unowned, type SampleTools, type Samples } from '../sample.ts';

/** Admin routes for card payments, with a payment that failed before the provider responded. */
export const adminPaymentSamples = ({ shop: { make, database }, sales }: SampleTools): Samples => {
  const payment = async (): Promise<number> => {
    const { id: productId } = await make.product();
    const orderNo = await sales.draft(await make.customer(), [{ productId }]);
    const [row] = await database.query<{ id: number }>(sql`
      INSERT INTO payments (order_id, attempt, provider, amount, currency, state, failure)
      SELECT id, 1, 'test', grand_total, currency, 'failed', 'declined' FROM orders WHERE order_no = ${orderNo} RETURNING id`);
    return Number(row?.id);
  };

  const event = async (): Promise<number> => {
    const [row] = await database.query<{ id: number }>(sql`
      INSERT INTO payment_events (provider, event_key, ref, state)
      SELECT 'test', 'sample-' || gen_random_uuid(), 'chg_sample', 'dead' RETURNING id`);
    return Number(row?.id);
  };

  const finding = async (): Promise<number> => {
    const [row] = await database.query<{ id: number }>(sql`
      INSERT INTO payment_findings (payment_id, kind, detail)
      VALUES (${await payment()}, 'amount_differs', '100 SAR') RETURNING id`);
    return Number(row?.id);
  };

  const ids = { 'params.id': unowned };
  return {
    'GET /admin/payments': { access: 'admin', request: () => ({ query: { state: 'paid', from: '2026-01-01' } }) },
    'GET /admin/payments.csv': { access: 'admin', request: () => ({ query: { provider: 'tap' } }) },
    'GET /admin/payments/:id': {
      access: 'admin',
      request: async () => ({ params: { id: await payment() } }),
      ids,
    },
    'POST /admin/payments/:id/poll': {
      access: 'admin',
      request: async () => ({ params: { id: await payment() } }),
      ids,
    },
    'POST /admin/payment-events/:id/retry': {
      access: 'admin',
      request: async () => ({ params: { id: await event() } }),
      ids,
    },
    'GET /admin/payment-findings': { access: 'admin', request: () => ({ query: { settled: '0' } }) },
    'POST /admin/payment-findings/:id/settle': {
      access: 'admin',
      request: async () => ({ params: { id: await finding() }, body: { remark: 'Paid by transfer.' } }),
      ids,
    },
  };
};
