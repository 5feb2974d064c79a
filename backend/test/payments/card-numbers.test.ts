import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import fastify from 'fastify';
import { loadConfig } from '../../src/app.ts';
import { sql } from '../../src/sql/sql.ts';
import { createBank } from '../../src/test-bank/bank.ts';
import { CARDS, digitsOf } from '../../src/test-bank/cards.ts';
import { testBankRoutes } from '../../src/test-bank/routes.ts';
import { loggerOf } from '../../src/tracing/logger.ts';
import { CARD, openCardShop } from '../support/card-payments.ts';

/** Card numbers that occur in a text, compared by their digits only. */
const cardsIn = (text: string): string[] => {
  const digits = text.replaceAll(/[\s-]/g, '');
  return [...CARDS.keys()].filter((number) => digits.includes(number));
};

test('Tables, responses and webhooks contain no card number', async () => {
  const cards = await openCardShop();
  try {
    const { shop } = cards;
    const { token } = await shop.make.admin();
    const { id: productId } = await shop.make.product({ stock: Object.keys(CARD).length });
    const responses: string[] = [];
    for (const card of Object.values(CARD)) {
      const customer = await shop.make.customer();
      const orderNo = await cards.order(customer, [{ productId }]);
      const charge = await cards.open(customer, orderNo);
      responses.push((await cards.pay(charge, card)).location ?? '');
      responses.push((await shop.call(`POST /payments/${orderNo}/poll`, { token: customer.token })).text);
    }
    responses.push(...cards.webhooks.map(({ body }) => body));
    while (cards.webhooks.length > 0) await cards.hear();
    const listed = await shop.call('GET /admin/payments', { token });
    const [payment] = listed.body.data.payments;
    responses.push(listed.text, (await shop.call(`GET /admin/payments/${payment.id}`, { token })).text);
    responses.push((await shop.call('GET /admin/payments.csv', { token })).text);
    assert.ok(responses.some((text) => text.includes('MADA')));
    assert.deepEqual(responses.flatMap(cardsIn), []);

    const tables = await shop.database.query<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const rows = await shop.database.query(sql`SELECT to_jsonb(t) AS row FROM ${sql.identifier(name)} t`);
      assert.deepEqual(cardsIn(JSON.stringify(rows)), [], name);
    }
  } finally {
    await cards.close();
  }
});

test('The demo bank stores and logs no card number and posts to itself and the shop', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bank-'));
  const file = path.join(folder, 'bank.json');
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const options = loggerOf(loadConfig({ LOG_LEVEL: 'trace' }));
  assert.ok(typeof options === 'object');
  const app = fastify({ logger: { ...options, stream } });
  try {
    const bank = createBank({ secretKey: 'sk', url: '', file, deliver: async () => true, later: () => {} });
    await app.register(testBankRoutes, { bank });
    const charge = bank.charge({
      ...{ amount: 12, currency: 'SAR', lang: 'en', order: 'BLS-1', idempotent: 'BLS-1-1', isHold: false },
      ...{ redirectUrl: 'https://shop.example/pay/BLS-1', postUrl: 'https://shop.example/api/hook' },
    });
    const page = await app.inject({ url: `/pay/${charge.id}` });
    assert.equal(
      page.headers['content-security-policy'],
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' https://shop.example; frame-ancestors 'none'",
    );
    const form = new URLSearchParams({ card: CARD.success, name: 'Layla', expiry: '12/30', cvc: '123' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const paid = await app.inject({ method: 'POST', url: `/pay/${charge.id}`, headers, payload: String(form) });
    assert.ok(String(paid.headers.location).startsWith('https://shop.example/pay/BLS-1'));
    assert.ok(lines.length > 0);
    assert.deepEqual(cardsIn(lines.join('\n')), []);
    const kept = readFileSync(file, 'utf8');
    assert.match(kept, /CAPTURED/);
    assert.ok(!kept.includes(digitsOf(CARD.success)));
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
