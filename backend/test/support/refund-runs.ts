import type { TestApp } from './app.ts';

/** Orders every due transfer in a currency. @returns the bank file of the run; empty if nothing was due */
export const orderTransfers = async ({ call }: Pick<TestApp, 'call'>, admin: { token: string }, currency: string) => {
  const { body } = await call('GET /admin/refund-runs', admin);
  const due = body.data.due.find((one: { currency: string }) => one.currency === currency);
  if (!due) return '';
  const ordered = await call('POST /admin/refund-runs', { ...admin, body: { currency, seen_total: due.total } });
  return (await call(`GET /admin/refund-runs/${ordered.body.data.run_no}/bank.csv`, admin)).text;
};
