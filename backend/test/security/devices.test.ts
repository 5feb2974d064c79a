import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deviceOf } from '../../src/modules/people/auth/device.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/factories.ts';
import { mailsTo } from '../support/mailbox.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp({ trustedProxies: ['127.0.0.1'] });
});
after(() => shop.close());

const signIn = async (email: string, userAgent: string, ip: string): Promise<string> => {
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip };
  return (await shop.call('POST /auth/login', { body: { email, password: TEST_PASSWORD }, headers })).body.token;
};

test('Browsers and systems are named from their User-Agent', () => {
  assert.equal(deviceOf(IPHONE), 'Safari · iPhone');
  assert.equal(deviceOf(EDGE), 'Edge · Windows');
  assert.equal(deviceOf('curl/8.0'), '');
});

test('A person sees their devices and signs out on one, or on all others', async () => {
  const { email } = await shop.make.customer();
  const phone = await signIn(email, IPHONE, '203.0.113.7');
  const laptop = await signIn(email, EDGE, '198.51.100.9');
  const list = async (token: string) => (await shop.call('GET /user/sessions', { token })).body.sessions;
  const devices = await list(laptop);
  assert.deepEqual(
    devices.map((each: Record<string, unknown>) => [each.device, each.network, each.is_current]).slice(0, 2),
    [
      ['Edge · Windows', '198.51.100.9', true],
      ['Safari · iPhone', '203.0.113.7', false],
    ],
  );
  const stranger = await shop.make.customer();
  assert.equal((await shop.call(`DELETE /user/sessions/${devices[1].id}`, { token: stranger.token })).status, 404);
  assert.equal((await shop.call(`DELETE /user/sessions/${devices[1].id}`, { token: laptop })).status, 200);
  assert.equal((await shop.call('GET /user', { token: phone })).status, 401);
  assert.equal((await shop.call('DELETE /user/sessions', { token: laptop })).status, 200);
  assert.equal((await list(laptop)).length, 1);
});

test('A sign-in from a new place is reported, the first one and known places are not', async () => {
  const { email } = await shop.make.customer();
  for (const ip of ['203.0.113.7', '203.0.113.7', '198.51.100.9', '198.51.100.9']) await signIn(email, EDGE, ip);
  const mails = (await mailsTo(shop.database, email)).filter(({ template }) => template === 'sign-in-new-place');
  assert.deepEqual(
    mails.map(({ payload }) => [payload.network, payload.device]),
    [['198.51.100.9', 'Edge · Windows']],
  );
});
