import { dayFromNow } from '../../support/days.ts';
import { createPayouts } from '../../support/payouts.ts';
import { MISSING, unowned, type SampleTools, type Samples } from '../sample.ts';
import type { Party } from '../world.ts';

/** Bank accounts, payouts, statements and bank receipts. */
export const payoutSamples = ({ shop, sales }: SampleTools): Samples => {
  const { make } = shop;
  const payouts = createPayouts({ ...shop, sales });
  const admin = (query = {}) => ({ access: 'admin', request: () => ({ query }) }) as const;
  const vendor = (query = {}) => ({ access: 'vendor', request: () => ({ query }) }) as const;

  const form = { iban: 'SA03 8000 0000 6080 1016 7519', holder: 'Dilmun Trading', bank: 'Gulf Bank' };
  const transfer = () => ({ bank_reference: `FT${Math.random()}`, day: '2026-01-01', currency: 'USD' });

  /** A payout to this vendor. */
  const payout = async ({ vendor: { vendorId } }: Party) => {
    await payouts.owe(vendorId, 20_000);
    await payouts.verify(vendorId);
    return payouts.run([vendorId]);
  };
  const paid = async (person: Party) => {
    const no = await payout(person);
    await payouts.paid(no);
    return no;
  };
  const runNo = async (person: Party) => (await payout(person)).replace(/-\d+$/, '');

  const statement = async ({ vendor: { vendorId } }: Party) => payouts.statement(vendorId);

  const ofPayout = (request: (person: Party) => Promise<string>, body: () => object, name = 'payout_no') =>
    ({
      access: 'admin',
      request: async (person: Party) => ({ params: { [name]: await request(person) }, body: { ...body() } }),
      ids: { [`params.${name}`]: { missing: 'PAY-NONE' } },
    }) as const;

  const reason = () => ({ reason: 'The account is closed.' });

  const ownStatement = (access: 'vendor' | 'admin') =>
    ({
      access,
      request: async (person: Party) => ({ params: { statement_no: await statement(person) } }),
      ids: {
        'params.statement_no': { missing: 'ST-NONE', ...(access === 'vendor' ? { foreign: 'stranger' as const } : {}) },
      },
    }) as const;

  return {
    'GET /vendor/bank-account': vendor(),
    'POST /vendor/bank-account': { access: 'vendor', request: () => ({ body: form }) },
    'GET /admin/bank-accounts': admin({ state: 'waiting' }),
    'GET /admin/bank-accounts.csv': admin(),
    'POST /admin/bank-accounts/:id': {
      access: 'admin',
      request: async ({ vendor: { vendorId } }) => ({
        params: { id: await payouts.state(vendorId) },
        body: { decision: 'verify' },
      }),
      ids: { 'params.id': unowned },
    },
    'GET /admin/payout-runs': admin({ currency: 'USD' }),
    'GET /admin/payout-runs/:run_no': ofPayout(runNo, () => ({}), 'run_no'),
    'GET /admin/payout-runs/:run_no/bank.csv': ofPayout(runNo, () => ({}), 'run_no'),
    'POST /admin/payout-runs/preview': { access: 'admin', request: () => ({ body: { currency: 'USD' } }) },
    'POST /admin/payout-runs': {
      access: 'admin',
      request: async ({ vendor: { vendorId } }) => {
        await payouts.owe(vendorId, 20_000);
        await payouts.verify(vendorId);
        return { body: { currency: 'USD', seen_total: await payouts.previewed([vendorId]), vendor_ids: [vendorId] } };
      },
    },
    'GET /admin/payouts': admin({ state: 'underway' }),
    'GET /admin/payouts.csv': admin(),
    'GET /admin/payouts/:payout_no': ofPayout(payout, () => ({})),
    'POST /admin/payouts/:payout_no/paid': ofPayout(payout, () => ({ bank_reference: 'FT26', paid_on: dayFromNow(0) })),
    'POST /admin/payouts/:payout_no/failed': ofPayout(payout, reason),
    'POST /admin/payouts/:payout_no/returned': ofPayout(paid, reason),
    'POST /admin/vendors/:id/payout-hold': {
      access: 'admin',
      request: async () => ({ params: { id: (await make.vendor()).vendorId }, body: { reason: 'A dispute' } }),
      ids: { 'params.id': unowned },
    },
    'GET /vendor/money/payouts': vendor({ state: 'paid' }),
    'GET /vendor/money/payouts.csv': vendor(),
    'GET /vendor/money/payouts/:payout_no': {
      access: 'vendor',
      request: async (person) => ({ params: { payout_no: await payout(person) } }),
      ids: { 'params.payout_no': { missing: 'PAY-NONE', foreign: 'stranger' } },
    },
    'GET /vendor/money/statements': vendor({ month: '2026-01' }),
    'GET /vendor/money/statements.csv': vendor(),
    'GET /vendor/money/statements/:statement_no': ownStatement('vendor'),
    'GET /vendor/money/statements/:statement_no.pdf': ownStatement('vendor'),
    'GET /vendor/money/statements/:statement_no/rows': ownStatement('vendor'),
    'GET /vendor/money/statements/:statement_no/rows.csv': ownStatement('vendor'),
    'GET /admin/money/statements': admin({ month: '2026-01' }),
    'GET /admin/money/statements.csv': admin(),
    'GET /admin/money/statements/:statement_no': ownStatement('admin'),
    'GET /admin/money/statements/:statement_no.pdf': ownStatement('admin'),
    'GET /admin/money/statements/:statement_no/rows': ownStatement('admin'),
    'GET /admin/money/statements/:statement_no/rows.csv': ownStatement('admin'),
    'POST /admin/money/statements': {
      access: 'admin',
      request: async () => {
        const { vendorId } = await make.vendor();
        await payouts.owe(vendorId, 10_000);
        await payouts.backdate(vendorId, '2026-01-10');
        return { body: { month: '2026-01' } };
      },
    },
    'GET /admin/money/carrier-cash': admin({ older_than: 7 }),
    'GET /admin/money/carrier-cash.csv': admin(),
    'POST /admin/money/remittances': {
      access: 'admin',
      request: async ({ vendor: { vendorId } }) => {
        const { order_sub_no, amount } = await payouts.carried(vendorId);
        return { body: { ...transfer(), amount, order_sub_nos: [order_sub_no] } };
      },
    },
    'POST /admin/money/settlements': {
      access: 'admin',
      request: () => ({ body: { ...transfer(), amount: 97.5, fee: 2.5 } }),
    },
    'POST /admin/money/vendor-payments': {
      access: 'admin',
      request: ({ vendor: { vendorId } }) => ({ body: { ...transfer(), vendor_id: vendorId, amount: 10 } }),
      ids: { 'body.vendor_id': { missing: MISSING, response: 422 } },
    },
    'POST /admin/money/parts/:order_sub_no/collector': {
      access: 'admin',
      request: async ({ vendor: { vendorId } }) => ({
        params: { order_sub_no: (await payouts.carried(vendorId)).order_sub_no },
        body: { collected_by: 'vendor', reason: 'He brought it himself.' },
      }),
      ids: { 'params.order_sub_no': { missing: 'BLS-NOBODY-1' } },
    },
    'GET /admin/money-settings': admin(),
    'GET /vendor/price-rates': { access: 'vendor', request: () => ({}) },
    'POST /admin/money-settings': {
      access: 'admin',
      request: () => ({
        body: { settlement_days: 5, iban: '', holder: '', bank: '', sar_per_bhd: 9.97, sar_per_usd: 3.75 },
      }),
    },
  };
};
