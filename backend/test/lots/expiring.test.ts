import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createExpiryMails } from '../../src/modules/catalogue/lots/expiring.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createLots, inDays } from '../support/lots.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('A vendor is told once a week which batches on sale expire soon', async () => {
  const { vendor } = await createLots(shop).tracked([
    { lot_no: 'SOON', days: 60, quantity: 4 },
    { lot_no: 'LATER', days: 120, quantity: 4 },
    { lot_no: 'TOO-LATE', days: 10, quantity: 4 },
  ]);
  const tell = createExpiryMails(shop.database);
  await Promise.all([tell(), tell()]);
  await tell();
  const mails = await shop.database.query<{ payload: { total: number; lots: object[] } }>(sql`
    SELECT payload FROM outbox WHERE template = 'lots-expiring' AND recipient = ${vendor.email}`);
  assert.equal(mails.length, 1);
  const [lot] = mails[0]?.payload.lots ?? [];
  assert.deepEqual(lot && { ...lot, name: '', name_ar: '' }, {
    ...{ name: '', name_ar: '', lot_no: 'SOON', expires_on: inDays(60), on_hand: 4 },
  });
});
