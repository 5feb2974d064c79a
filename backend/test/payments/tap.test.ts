import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createTapProvider } from '../../src/modules/money/payments/tap.ts';
import { ProviderError, type PaymentProvider } from '../../src/modules/money/payments/provider.ts';

// A stand-in for Tap, written from its documents: returns prepared responses and records the requests.

const KEY = 'sk_test_documents';
const asked: { method: string; url: string; authorization: string; body: unknown }[] = [];
let answer: { status: number; body: unknown } | null = { status: 200, body: {} };
/** Bodies that are returned once each, before `answer`. */
const first: unknown[] = [];
let tap: PaymentProvider;
/** The same, with cards that only hold the money. */
let holding: PaymentProvider;
/** The same, with a short timeout. */
let hasty: PaymentProvider;

const read = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : (JSON.parse(text) as unknown);
};

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  asked.push({ method, url, authorization: headers.authorization ?? '', body: await read(request) });
  if (answer === null) return;
  response
    .writeHead(answer.status, { 'content-type': 'application/json' })
    .end(JSON.stringify(first.shift() ?? answer.body));
});

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const account = { provider: 'tap', url, secretKey: KEY, merchant: '599424' } as const;
  tap = createTapProvider({ ...account, plan: 'sale' });
  holding = createTapProvider({ ...account, plan: 'once' });
  hasty = createTapProvider({ ...account, plan: 'sale' }, 50);
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const charge = (changes = {}) => ({
  ...{ id: 'chg_TS01', status: 'INITIATED', amount: 12.345, currency: 'BHD' },
  reference: { gateway: 'gw_1', payment: 'pay_1' },
  transaction: { url: 'https://checkout.example/chg_TS01', created: '1763900000000' },
  source: { payment_method: 'BENEFIT' },
  ...changes,
});

const attempt = {
  ...({ key: 'BLS-1-1', orderNo: 'BLS-1', amount: 12345, currency: 'BHD', lang: 'ar' } as const),
  customer: { firstname: 'Layla', lastname: 'Haddad', email: 'layla@test.balsam.test' },
  returnUrl: 'https://shop.example/pay/BLS-1',
  webhookUrl: 'https://shop.example/api/payments/webhooks/tap',
};

test('A charge sends dinars with three digits to Tap’s page, once per attempt', async () => {
  answer = { status: 200, body: charge() };
  assert.deepEqual(await tap.start(attempt), { ref: 'chg_TS01', redirectUrl: 'https://checkout.example/chg_TS01' });
  assert.deepEqual(asked.at(-1), {
    ...{ method: 'POST', url: '/v2/charges', authorization: `Bearer ${KEY}` },
    body: {
      ...{ amount: 12.345, currency: 'BHD', threeDSecure: true, customer_initiated: true, lang_code: 'ar' },
      reference: { transaction: 'BLS-1-1', order: 'BLS-1', idempotent: 'BLS-1-1' },
      customer: { first_name: 'Layla', last_name: 'Haddad', email: 'layla@test.balsam.test' },
      merchant: { id: '599424' },
      source: { id: 'src_all' },
      post: { url: attempt.webhookUrl },
      redirect: { url: attempt.returnUrl },
    },
  });
});

test('An unknown charge state at Tap is pending', async () => {
  const stateOf = async (status: string) => {
    answer = { status: 200, body: charge({ status }) };
    return (await tap.find('chg_TS01')).state;
  };
  const known = {
    CAPTURED: 'paid',
    DECLINED: 'failed',
    ABANDONED: 'failed',
    TIMEDOUT: 'failed',
    UNKNOWN: 'waiting',
    NEW: 'waiting',
  };
  for (const [status, state] of Object.entries(known)) assert.equal(await stateOf(status), state, status);
  answer = { status: 200, body: charge({ status: 'CAPTURED' }) };
  assert.deepEqual(await tap.find('chg_TS01'), {
    state: 'paid',
    amount: 12345,
    currency: 'BHD',
    scheme: 'BENEFIT',
    failure: '',
    holdEndsAt: null,
  });
});

test('A refund has one reference and is polled until it is decided', async () => {
  answer = { status: 200, body: { id: 're_1', status: 'PENDING' } };
  const request = { key: 'op-7', ref: 'chg_TS01', amount: 345, currency: 'BHD' } as const;
  assert.deepEqual(await tap.refund(request), { ref: 're_1', state: 'pending' });
  assert.deepEqual(asked.at(-1)?.body, {
    ...{ charge_id: 'chg_TS01', amount: 0.345, currency: 'BHD', reason: 'requested_by_customer' },
    reference: { idempotent: 'op-7' },
  });
  answer = { status: 200, body: { id: 're_1', status: 'REFUNDED' } };
  assert.deepEqual(await tap.findRefund('re_1'), { ref: 're_1', state: 'done' });
  for (const status of ['DECLINED', 'FAILED', 'RESTRICTED']) {
    answer = { status: 200, body: { id: 're_1', status } };
    assert.deepEqual(await tap.findRefund('re_1'), { ref: 're_1', state: 'refused' }, status);
  }
});

test('A held amount is authorised, captured by its own charge, and released', async () => {
  answer = { status: 200, body: charge({ id: 'auth_TS02' }) };
  assert.equal((await holding.start(attempt)).ref, 'auth_TS02');
  const authorize = asked.at(-1) ?? assert.fail();
  assert.equal(authorize.url, '/v2/authorize');
  assert.deepEqual((authorize.body as { auto: unknown }).auto, { type: 'VOID', time: 168 });
  answer = { status: 200, body: charge({ id: 'auth_TS02', status: 'AUTHORIZED' }) };
  const { state, holdEndsAt } = await holding.find('auth_TS02');
  assert.deepEqual([state, holdEndsAt], ['authorised', new Date(1763900000000 + 7 * 86_400_000).toISOString()]);
  assert.equal(asked.at(-1)?.url, '/v2/authorize/auth_TS02');

  answer = { status: 200, body: charge({ id: 'chg_TS03', status: 'CAPTURED' }) };
  const request = { key: 'op-9', ref: 'auth_TS02', amount: 345, currency: 'BHD' } as const;
  assert.deepEqual(await holding.capture(request), { ref: 'chg_TS03', state: 'done' });
  assert.deepEqual(asked.at(-1), {
    ...{ method: 'POST', url: '/v2/charges', authorization: `Bearer ${KEY}` },
    body: {
      ...{ amount: 0.345, currency: 'BHD', threeDSecure: false, customer_initiated: false },
      reference: { transaction: 'op-9', idempotent: 'op-9' },
      merchant: { id: '599424' },
      source: { id: 'auth_TS02' },
    },
  });
  answer = { status: 200, body: charge({ status: 'DECLINED' }) };
  assert.equal((await holding.capture(request)).state, 'refused');
  answer = { status: 200, body: charge({ status: 'INITIATED' }) };
  assert.equal((await holding.capture(request)).state, 'pending');

  answer = { status: 200, body: charge({ id: 'auth_TS02', status: 'VOID' }) };
  assert.equal((await holding.void({ key: 'op-10', ref: 'auth_TS02' })).state, 'done');
  assert.equal(asked.at(-1)?.url, '/v2/authorize/auth_TS02/void');
});

test('Tap’s list contains our references, with authorisations where cards hold money', async () => {
  const listed = charge({ status: 'CAPTURED', reference: { gateway: 'g', payment: 'p', idempotent: 'BLS-1-1' } });
  answer = { status: 200, body: { charges: [listed] } };
  const since = new Date(1763900000000);
  assert.deepEqual(await tap.list(since), [
    { ref: 'chg_TS01', key: 'BLS-1-1', state: 'paid', amount: 12345, currency: 'BHD' },
  ]);
  const before = asked.length;
  await holding.list(since);
  assert.deepEqual(
    asked
      .slice(before)
      .map(({ url }) => url)
      .toSorted(),
    ['/v2/authorize/list', '/v2/charges/list'],
  );
});

test('A list of several pages is read to its end with the cursor of each page', async () => {
  const page = (from: number, size: number) =>
    Array.from({ length: size }, (_, at) => charge({ id: `chg_${from + at}` }));
  first.push({ has_more: true, charges: page(0, 50) }, { charges: page(50, 50) });
  answer = { status: 200, body: { has_more: false, charges: page(100, 3) } };
  const before = asked.length;
  const listed = await tap.list(new Date(1763900000000));
  assert.deepEqual(
    listed.map(({ ref }) => ref),
    page(0, 103).map(({ id }) => id),
  );
  const bodies = asked.slice(before).map(({ body }) => body as { limit: number; starting_after?: string });
  assert.deepEqual(
    bodies.map(({ limit, starting_after: last }) => [limit, last]),
    [
      [50, undefined],
      [50, 'chg_49'],
      [50, 'chg_99'],
    ],
  );
});

test('A partial list counts as no response', async () => {
  answer = { status: 200, body: { has_more: true, charges: [charge()] } };
  await assert.rejects(tap.list(new Date(1763900000000)), { name: 'ProviderError', reason: 'silent' });
});

test('A missing response is unknown', async () => {
  answer = null;
  await assert.rejects(hasty.find('chg_TS01'), { name: 'ProviderError', reason: 'silent' });
});

test('A refusal is final, and an unreadable response is unknown', async () => {
  const reasonOf = async (status: number, body: unknown = {}) => {
    answer = { status, body };
    const error: unknown = await tap.find('chg_TS01').catch((failure: unknown) => failure);
    assert.ok(error instanceof ProviderError);
    return error.reason;
  };
  assert.deepEqual(
    [
      await reasonOf(400),
      await reasonOf(401),
      await reasonOf(429),
      await reasonOf(500),
      await reasonOf(200, { odd: 1 }),
    ],
    ['refused', 'silent', 'silent', 'silent', 'silent'],
  );
});

test('A webhook needs the signature of Tap’s documents, with its currency’s digits', () => {
  const body = charge({ status: 'CAPTURED', amount: 1.5 });
  const signed = `x_idchg_TS01x_amount1.500x_currencyBHDx_gateway_referencegw_1x_payment_referencepay_1x_statusCAPTUREDx_created1763900000000`;
  const hashstring = createHmac('sha256', KEY).update(signed).digest('hex');
  const bytes = Buffer.from(JSON.stringify(body));
  assert.deepEqual(tap.readEvent({ hashstring }, bytes), { key: 'chg_TS01:CAPTURED', ref: 'chg_TS01' });
  assert.equal(tap.readEvent({ hashstring: hashstring.replace(/^./, 'x') }, bytes), null);
  assert.equal(tap.readEvent({}, bytes), null);
  assert.equal(tap.readEvent({ hashstring }, Buffer.from(JSON.stringify({ ...body, amount: 1 }))), null);
  assert.equal(tap.readEvent({ hashstring }, Buffer.from('no json')), null);
});
