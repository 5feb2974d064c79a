import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shop } from './shop.ts';

/** Makes another release of the storefront, the same but for its version, and has it signed. */
export async function copyStorefront(shop: Shop, releases: string, version: string): Promise<void> {
  const folder = path.join(releases, 'areas/storefront');
  const [original = ''] = await readdir(folder);
  await cp(path.join(folder, original), path.join(folder, version), { recursive: true });
  const file = path.join(folder, version, 'release.json');
  const { signature: _signature, ...release } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, version }));
  await must(shop, 'sign', '--unsigned');
}

/** Runs a command of whoever releases. @throws what it said when it fails */
export async function must(shop: Shop, ...command: [string, ...string[]]): Promise<void> {
  const { code, output } = await shop.run('release', ...command);
  if (code !== 0) throw new Error(`npm run release -- ${command.join(' ')} fails: ${output}`);
}
