import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT, runProgram } from '../../support/marketplace.ts';
import { openStore } from '../support/goods.ts';
import { formatMs } from '../support/latency.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { openShop, type Shop } from '../support/shop.ts';
import {
  fillCart,
  forEach,
  listOrders,
  must,
  openCheckout,
  placeOrder,
  signUp,
  type Shopper,
} from '../support/shoppers.ts';

const RESTORE_LIMIT_MS = 60_000;
const run = promisify(execFile);
const MIGRATIONS = 'backend/database/migrations';

/** Numbers of rows and files in the output of a backup or restore. */
const amountIn = (output: string): string =>
  `${/(\d+) rows/.exec(output)?.[1] ?? 'no'} rows and ${/(\d+) files/.exec(output)?.[1] ?? 'no'} files`;

async function buy(shoppers: readonly Shopper[], productId: number): Promise<number> {
  const responses = await forEach(shoppers, async (shopper) => {
    await fillCart(shopper, [{ product_id: productId, quantity: 1 }]);
    return placeOrder(shopper, await openCheckout(shopper));
  });
  return responses.filter(({ status }) => status === 200).length;
}

async function runOrThrow(shop: Shop, ...command: [string, ...string[]]): Promise<string> {
  const { code, output } = await shop.run(...command);
  if (code !== 0) throw new Error(`npm run ${command.slice(0, 2).join(' -- ')} fails: ${output.slice(-400)}`);
  return output;
}

/** The backend before its newest migration, with the current packages; null if there is none. */
async function checkOutPrevious(folder: string): Promise<string | null> {
  const newest = (await readdir(path.join(ROOT, MIGRATIONS)))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout.trim();
  const added = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${newest}`).catch(
    () => '',
  );
  if (!added) return null;
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, 'before.tar');
  await git('archive', '-o', archive, `${added}^`, 'backend', 'package.json', 'tsconfig.base.json');
  await run('tar', ['-xf', archive], { cwd: folder });
  for (const packages of ['node_modules', 'backend/node_modules'])
    if (existsSync(path.join(ROOT, packages))) await symlink(path.join(ROOT, packages), path.join(folder, packages));
  return path.join(folder, 'backend');
}

/** Backs up a demo shop with the previous version. @returns the output, or null without one */
async function backUpWithPrevious(folder: string, to: string): Promise<string | null> {
  const backend = await checkOutPrevious(path.join(folder, 'before'));
  if (backend === null) return null;
  const env = { DATA_DIR: path.join(folder, 'before-data'), DATABASE_URL: '', DEMO: '1', INIT_CWD: folder };
  let output = '';
  for (const script of [
    ['scripts/admin.ts', 'seed', '--if-empty'],
    ['scripts/admin.ts', 'backup', '--to', to],
  ]) {
    const outcome = await runProgram('node', ['--import', 'tsx', ...script], { cwd: backend, env });
    if (outcome.code !== 0) throw new Error(`The previous version fails: ${outcome.output.slice(-400)}`);
    output = outcome.output;
  }
  return output;
}

async function drill({ folder, smoke, say }: Context) {
  const findings = createFindings();
  const figures: Record<string, string | number> = {};
  const shop = await openShop({ folder: path.join(folder, 'shop'), engine: 'postgres' });
  const [backend] = shop.backends;
  const backup = path.join(folder, 'backup');
  const restore = async (from: string) => {
    await backend.end('SIGKILL');
    await rm(path.join(shop.dataDir, 'files'), { recursive: true, force: true });
    const begun = performance.now();
    const output = await runOrThrow(shop, 'admin', 'restore', '--from', from, '--replace');
    await backend.start();
    return { output, ms: performance.now() - begun };
  };
  try {
    const product = await (await openStore(shop)).sell(1_000);
    const shoppers = await signUp(shop.origin, smoke ? 5 : 40);
    findings.same('orders before the backup', await buy(shoppers, product.id), shoppers.length);
    const before = await forEach(shoppers, listOrders);

    say('a backup while the shop is open, then data loss');
    const backupOutput = await runOrThrow(shop, 'admin', 'backup', '--to', backup);
    await buy(shoppers.slice(0, 3), product.id);
    const { output, ms } = await restore(backup);
    figures['backed up and restored'] = amountIn(backupOutput);
    findings.same('restored', amountIn(output), amountIn(backupOutput));
    figures['from the restore command to the first sale'] = formatMs(ms);
    findings.expect(ms < RESTORE_LIMIT_MS, `The restore took ${formatMs(ms)}.`);
    const after = await forEach(shoppers, listOrders);
    findings.same('orders of all customers', JSON.stringify(after), JSON.stringify(before));

    say('customers continue to buy');
    findings.same('orders afterwards', await buy(shoppers, product.id), shoppers.length);
    const stock = (
      await must(shoppers[0]?.call(`GET /products/${product.slug}`) ?? Promise.reject(new Error('No shopper.')))
    ).body;
    findings.same('left in stock', stock.product.stock, 1_000 - 2 * shoppers.length);
    const errors = await shop.auditLedger();
    findings.expect(errors.length === 0, `The audit found errors: ${errors.slice(0, 3).join('; ')}.`);

    say('a backup of the previous version, restored by this version');
    const old = path.join(folder, 'backup-before');
    const previousOutput = await backUpWithPrevious(folder, old);
    if (previousOutput === null)
      figures['a backup of the previous version'] = 'not tested: there is no previous version';
    else {
      await restore(old);
      const [newcomer] = await signUp(shop.origin, 1);
      const [sold] = (
        await must(newcomer?.call('GET /products?filter=true&in_stock=true') ?? Promise.reject(new Error()))
      ).body.products;
      findings.same('sales after that restore', newcomer ? await buy([newcomer], sold.id) : 0, 1);
      const previousErrors = await shop.auditLedger();
      findings.expect(
        previousErrors.length === 0,
        `The audit after that restore found errors: ${previousErrors.slice(0, 3).join('; ')}.`,
      );
      figures['a backup of the previous version'] =
        `migrated, sells, the audit finds no errors (${amountIn(previousOutput)})`;
    }
    return findings.result(figures);
  } finally {
    await shop.close();
  }
}

export const restoring: Scenario = {
  name: 'restore',
  promise: 'A backup is restored completely within a minute, also by a newer version, and the shop continues to sell.',
  minutes: 3,
  tests: ['backend/test/backup/backup.test.ts', 'backend/test/database/migrations.test.ts'],
  run: drill,
};
