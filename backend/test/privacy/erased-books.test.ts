import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { copyDrawing } from '../../database/seed/demo/copy-drawing.ts';
import { seedDemo } from '../../database/seed/demo/seed-demo.ts';
import { auditLedger } from '../../src/ledger/audit.ts';
import { filesFolderOf } from '../../src/files/storage.ts';
import { sql } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { createErasureDesk } from '../support/erasures.ts';

let shop: TestApp;
let desk: ReturnType<typeof createErasureDesk>;
before(async () => {
  shop = await buildTestApp();
  desk = createErasureDesk(shop);
  const filesFolder = filesFolderOf(shop.app.config);
  await copyDrawing(path.join(filesFolder, 'public'));
  await seedDemo(shop.database, { filesFolder, today: new Date() });
});
after(() => shop.close());

test('The ledger of the demo is right after its customers are erased', async () => {
  assert.deepEqual(await auditLedger(shop.database), []);
  // Members of teams and people with open business are left: erasures wait for them.
  await shop.database.query(sql`
    INSERT INTO privacy_requests (user_id, kind, email, lang, due_on, erase_from)
    SELECT id, 'erase', email, lang, current_date, now() FROM users
    WHERE erased_at IS NULL AND (is_customer OR kind = 'guest')
    ON CONFLICT (user_id, kind) WHERE state IN ('open', 'waiting') DO NOTHING`);
  await desk.run();
  const [count] = await shop.database.query<{ erased: number; orders: number; waiting: number }>(sql`
    SELECT (SELECT count(*) FROM users WHERE erased_at IS NOT NULL) AS erased,
      (SELECT count(*) FROM orders o JOIN users u ON u.id = o.user_id WHERE u.erased_at IS NOT NULL AND o.state = 'placed') AS orders,
      (SELECT count(*) FROM privacy_requests WHERE state = 'waiting') AS waiting`);
  assert.ok(count && count.erased > 0 && count.orders > 0, JSON.stringify(count));
  assert.deepEqual(await auditLedger(shop.database), []);
});
