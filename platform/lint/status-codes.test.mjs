import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const LINES = [
  ['refused', 'sql`SELECT FROM vendor_orders part WHERE part.status = 4`'],
  ['refused', 'sql`part.status NOT IN (5, 6)`'],
  ['refused', 'sql`to_status BETWEEN 3 AND 4`'],
  ['refused', 'sql`step.from_status IS DISTINCT FROM 4`'],
  ['refused', "sql`CASE part.status WHEN 6 THEN 'refunded' END`"],
  ['refused', 'sql`UPDATE vendor_orders SET status = 5, restocked_at = now()`'],
  ['refused', 'sql`SELECT FROM vendor_orders, categories WHERE status = 1`'],
  ['refused', 'sql`SELECT FROM vendor_orders WHERE ${sql`status = 1`}`'],
  ['refused', 'order.status < 5'],
  ['refused', '4 === change.to_status'],
  ['refused', 'steps.find(({ to }) => to === 3)'],
  ['allowed', 'sql`SELECT FROM vendor_orders part WHERE order_is_cancelled(part.status)`'],
  ['allowed', 'sql`part.status = ${COMPLETED}`'],
  ['allowed', 'sql`SELECT id FROM categories c WHERE c.status = 1`'],
  ['allowed', 'sql`p.approval_status = 1`'],
  ['allowed', "sql`p.status = 'active'`"],
  ['allowed', 'response.status === 404 || response.status === 0'],
  ['allowed', 'order.status === COMPLETED'],
];

test('The code of an order status is refused in SQL and in comparisons', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-lint-'));
  const config = {
    jsPlugins: [{ name: 'orders', specifier: path.join(import.meta.dirname, 'status-codes.mjs') }],
    categories: { correctness: 'off' },
    rules: { 'orders/status-codes': 'error' },
  };
  await writeFile(path.join(folder, 'lint.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'lines.ts'), LINES.map(([, line]) => `${line};\n`).join(''));
  const { stdout, stderr } = spawnSync('npx', ['oxlint', '-c', `${folder}/lint.json`, '-f', 'json', folder]);
  const { diagnostics } = JSON.parse(stdout) ?? assert.fail(String(stderr));
  const numbers = new Set(diagnostics.map(({ labels: [{ span }] }) => span.line));
  const found = LINES.map(([, line], index) => [numbers.has(index + 1) ? 'refused' : 'allowed', line]);
  assert.deepEqual(found, LINES);
  await rm(folder, { recursive: true });
});
