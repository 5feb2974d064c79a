import assert from 'node:assert/strict';
import type { TestApp, TestResponse } from '../support/app.ts';
import { createTableReader } from '../support/tables.ts';
import { addressOf, type Parts } from './sample.ts';

/** Number of concurrent copies of a repeated call. */
const AT_ONCE = process.env.TEST_ALL === '1' ? 20 : 2;

/** Routes that store no key: reads, naturally idempotent writes, and samples that change nothing. */
const NOT_STORED = [
  ...['POST /aramex/address/validate', 'POST /wishlist', 'POST /quick-order/lookup', 'POST /orders/checkout'],
  ...['POST /orders/track', 'POST /invitation', 'POST /admin/payout-runs/preview', 'POST /admin/money-settings'],
  ...['POST /recalls/answers/find', 'POST /recalls/check'],
  ...['POST /vendor/products/imports/:id/stop', 'POST /vendor/lots/scan', 'POST /vendor/lots/import'],
  ...['POST /orders/:id/returns/preview', 'POST /vendor/returns/:return_no/inspection/preview'],
  'POST /auth/step-up',
  // The session that would read the repeated response has ended.
  'POST /auth/logout',
];

export const storesKey = (route: string): boolean => route.startsWith('POST') && !NOT_STORED.includes(route);

const isReplay = ({ headers }: TestResponse) => headers['idempotent-replayed'] === 'true';

/** Sends a POST several times with one key, and another body with the same key. */
export const createRepeats = async ({ call, database }: TestApp) => {
  const readTables = await createTableReader(database);

  return async (route: string, parts: Parts, token: string): Promise<void> => {
    const headers = { ...parts.headers, 'idempotency-key': route };
    const send = (body: Parts['body']) => call(addressOf(route, parts), { token, body, headers });
    const [first, ...atOnce] = await Promise.all(Array.from({ length: AT_ONCE }, () => send(parts.body)));
    assert.ok(first);
    for (const twin of atOnce) assert.deepEqual([twin.status, twin.text], [first.status, first.text]);
    assert.equal([first, ...atOnce].filter((response) => !isReplay(response)).length, 1);
    const before = await readTables();
    const second = await send(parts.body);
    assert.deepEqual([first.status, second.status, second.text], [200, 200, first.text]);
    assert.ok(isReplay(second));
    const other = await send({ ...parts.body, another: 'body' });
    assert.equal(other.status, 422);
    assert.deepEqual(await readTables(), before);
  };
};
