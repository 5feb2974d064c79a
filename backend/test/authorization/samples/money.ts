import { sql } from '../../../src/sql/sql.ts';
import { MISSING, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** Commission and the ledger. */
export const moneySamples = ({ shop: { call, make, database }, sales }: SampleTools): Samples => {
  const admin = (query = {}) => ({ access: 'admin', request: () => ({ query }) }) as const;
  const vendor = (query = {}) => ({ access: 'vendor', request: () => ({ query }) }) as const;

  const rateForm = async () => {
    const { categoryId: category_id, vendorId: vendor_id } = await make.product();
    return { category_id, vendor_id, percent: 12.5, from_day: '2999-01-01' };
  };

  const rate = async ({ id }: Party) => {
    const body = await rateForm();
    const response = await call('POST /admin/commission-rates', { token: await make.signIn(id), body });
    return Number(response.body.data.id);
  };

  const adjustment = { currency: 'BHD', amount: -1.255, reason: 'The courier came twice.' };

  const adjusted = async ({ id, vendor: { vendorId } }: Party) => {
    const body = { ...adjustment, vendor_id: vendorId };
    const response = await call('POST /admin/money/adjustments', { token: await make.signIn(id), body });
    return Number(response.body.data.id);
  };

  /** Number of a completed sub-order of this vendor. */
  const completed = async ({ vendor: owner }: Party): Promise<string> => {
    const { id: productId } = await make.product({ vendorId: owner.vendorId });
    const [id = 0] = await sales.buy(await make.customer(), [{ productId }]);
    const body = { status: 4 };
    await call(`POST /vendor/orders/${id}/status`, { token: await make.signIn(owner.id), body });
    const row = await database.first<{ order_sub_no: string }>(
      sql`SELECT order_sub_no FROM vendor_orders WHERE id = ${id}`,
    );
    return row?.order_sub_no ?? '';
  };

  return {
    'GET /admin/commission-rates': admin({ state: 'live' }),
    'GET /admin/commission-rates.csv': admin(),
    'GET /admin/commission-rates/match': {
      access: 'admin',
      request: async () => ({ query: { product_id: (await make.product()).id } }),
      ids: { 'query.product_id': unowned },
    },
    'POST /admin/commission-rates': {
      access: 'admin',
      request: async () => ({ body: await rateForm() }),
      ids: {
        'body.category_id': { missing: MISSING, response: 422 },
        'body.vendor_id': { missing: MISSING, response: 422 },
      },
    },
    'POST /admin/commission-rates/:id/end': {
      access: 'admin',
      request: async (person) => ({ params: { id: await rate(person) } }),
      ids: { 'params.id': unowned },
    },
    'POST /admin/money/adjustments': {
      access: 'admin',
      request: async ({ vendor: { vendorId } }) => ({ body: { ...adjustment, vendor_id: vendorId, order_sub_no: '' } }),
      ids: {
        'body.vendor_id': { missing: MISSING, response: 422 },
        'body.order_sub_no': { missing: 'BLS-NOBODY-1', response: 422 },
      },
    },
    'POST /admin/money/entries/:id/reverse': {
      access: 'admin',
      request: async (person) => ({
        params: { id: await adjusted(person) },
        body: { reason: 'It was another parcel.' },
      }),
      ids: { 'params.id': unowned },
    },
    'GET /vendor/money': vendor(),
    'GET /vendor/money/entries': vendor({ kind: 'sale', from: '2026-01-01' }),
    'GET /vendor/money/entries.csv': vendor(),
    'GET /vendor/money/parts/:order_sub_no': {
      access: 'vendor',
      request: async (person) => ({ params: { order_sub_no: await completed(person) } }),
      ids: { 'params.order_sub_no': { missing: 'BLS-NOBODY-1', foreign: 'stranger' } },
    },
    'GET /admin/money/vendors': admin({ sign: 'owed' }),
    'GET /admin/money/vendors.csv': admin(),
    'GET /admin/money/entries': admin({ currency: 'SAR' }),
    'GET /admin/money/entries.csv': admin(),
    'GET /admin/money/accounts': admin(),
    'GET /admin/money/parts/:order_sub_no': {
      access: 'admin',
      request: async (person) => ({ params: { order_sub_no: await completed(person) } }),
      ids: { 'params.order_sub_no': { missing: 'BLS-NOBODY-1' } },
    },
  };
};
