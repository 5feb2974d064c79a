import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const BUNDLE = path.join(import.meta.dirname, 'bundle.mjs');

const SERVER = `
import { readFileSync } from 'node:fs';
import { name } from './name.ts';
import path from 'node:path';
const byUrl: string = readFileSync(new URL('./texts/hello.txt', import.meta.url), 'utf8');
const byFolder = readFileSync(path.join(import.meta.dirname, 'texts/hello.txt'), 'utf8');
console.log(byUrl, byFolder, name);
`;

test('A bundled server runs from any folder and reads files next to its sources', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-bundle-'));
  after(() => rm(folder, { recursive: true }));
  const [room, moved] = [path.join(folder, 'room'), path.join(folder, 'another room #2 100%')];
  await mkdir(path.join(room, 'src/texts'), { recursive: true });
  await writeFile(path.join(room, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(room, 'src/server.ts'), SERVER);
  await writeFile(path.join(room, 'src/name.ts'), "export const name: string = 'Balsam';");
  await writeFile(path.join(room, 'src/texts/hello.txt'), 'hello');
  execFileSync('node', [BUNDLE, 'src/server.ts'], { cwd: room });
  await rename(room, moved);
  await rm(path.join(moved, 'src/name.ts'));
  assert.equal(execFileSync('node', ['dist/server.js'], { cwd: moved, encoding: 'utf8' }), 'hello hello Balsam\n');
});
