import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shop } from './shop.ts';

/** Copies the storefront's release under another version and signs the copy. */
export async function copyStorefront(shop: Shop, releases: string, version: string): Promise<void> {
  const folder = path.join(releases, 'areas/storefront');
  const [original = ''] = await readdir(folder);
  await cp(path.join(folder, original), path.join(folder, version), { recursive: true });
  const file = path.join(folder, version, 'release.json');
  const { signature: _signature, ...release } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...release, version }));
  await must(shop, 'sign', '--unsigned');
}

/** Runs `npm run release`. @throws Error with its output if it fails */
export async function must(shop: Shop, ...command: [string, ...string[]]): Promise<void> {
  const { code, output } = await shop.run('release', ...command);
  if (code !== 0) throw new Error(`npm run release -- ${command.join(' ')} failed: ${output}`);
}
