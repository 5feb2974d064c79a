import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql, type SQL } from '../../src/sql/sql.ts';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { rulesBrokenBy } from '../support/broken-rules.ts';

let shop: TestApp;
before(async () => {
  shop = await buildTestApp();
});
after(() => shop.close());

test('The audit names every way in which a team can be wrong', async () => {
  const [store, rest, admin] = [await shop.make.vendor(), await shop.make.vendor(), await shop.make.admin()];
  const clerk = await shop.make.member(store.vendorId, 'orders');
  const form = { name: 'Packers', permissions: ['orders.read'] };
  await shop.call('POST /vendor/roles', { token: store.token, body: form });
  assert.deepEqual(await rulesBrokenBy(shop.database), []);

  const gone = (id: number) => sql`UPDATE users SET deleted_at = now() WHERE id = ${id}`;
  const cases: [string, SQL[]][] = [
    ['A store has an owner', [gone(store.id)]],
    ['A platform with members has an owner', [gone(admin.id)]],
    ['A session acts in a role', [sql`UPDATE sessions SET vendor_id = ${rest.vendorId} WHERE user_id = ${clerk.id}`]],
    ['A role of a team’s own includes', [sql`UPDATE roles SET permissions = '{audit.read}'`]],
    [
      'A member has a role of the own team',
      [
        sql`UPDATE roles SET vendor_id = ${rest.vendorId}`,
        sql`UPDATE members SET preset = NULL, role_id = (SELECT id FROM roles) WHERE user_id = ${clerk.id}`,
      ],
    ],
  ];
  for (const [rule, entries] of cases) {
    const broken = await rulesBrokenBy(shop.database, ...entries);
    assert.ok(
      broken.some((each) => each.startsWith(rule)),
      `${rule}: ${broken.join(', ')}`,
    );
  }
});
