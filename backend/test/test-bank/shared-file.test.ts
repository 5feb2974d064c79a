import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { bankFileIn } from '../../src/test-bank/accounts.ts';
import { createBank } from '../../src/test-bank/bank.ts';
import { loadConfig } from '../../src/runtime/config.ts';

const REQUEST = {
  amount: 10,
  currency: 'SAR',
  lang: 'en',
  order: '1',
  isHold: false,
  redirectUrl: 'http://shop.example/return',
  postUrl: 'http://shop.example/webhook',
} as const;

it('A card page opened by one backend is paid at another', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-bank-'));
  const waiting: (() => void)[] = [];
  const open = () =>
    createBank({
      ...{ secretKey: 'key', url: 'http://bank', file: bankFileIn(folder) },
      ...{ deliver: async () => true, later: (_ms: number, work: () => void) => void waiting.push(work) },
    });
  const [first, second] = [open(), open()];
  const charge = first.charge({ ...REQUEST, idempotent: 'a' });
  const same = second.find(charge.id);
  assert.ok(same);
  await second.pay(same, '4111 1111 1111 1111');
  assert.equal(first.find(charge.id)?.status, 'CAPTURED');
  assert.equal(second.charge({ ...REQUEST, idempotent: 'a' }).id, charge.id);
  await rm(folder, { recursive: true });
});

it('Backends with one TEST_BANK_SECRET have the same key, and others have their own', () => {
  const secretOf = (more: NodeJS.ProcessEnv) => loadConfig({ PAYMENT_PROVIDER: 'test', ...more }).payments?.secretKey;
  const TEST_BANK_SECRET = 'a secret of thirty-two characters';
  assert.equal(secretOf({ TEST_BANK_SECRET }), TEST_BANK_SECRET);
  assert.notEqual(secretOf({}), secretOf({}));
  assert.throws(() => secretOf({ TEST_BANK_SECRET: 'short' }), /TEST_BANK_SECRET must be at least 32/);
});
