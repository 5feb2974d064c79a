import { cp, mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../support/marketplace.ts';
import type { Context } from './scenario.ts';
import type { Topology } from './topology.ts';

const MIGRATION = `ALTER TABLE orders ADD COLUMN probe integer NOT NULL DEFAULT 0;\n`;
/** Packages of the servers; the others are linked. */
const COPIED = ['backend', 'platform'];
const NOT_COPIED = new Set(['node_modules', 'demo', 'test-demo', 'test']);

/** Lays out the next version, with one migration more, and makes it current. */
async function layOutNext({ folder }: Topology): Promise<void> {
  const next = path.join(folder, 'next');
  await mkdir(next);
  for (const part of COPIED) {
    const from = path.join(ROOT, part);
    const filter = (source: string) => !NOT_COPIED.has(path.basename(source));
    await cp(from, path.join(next, part), { recursive: true, filter });
    await symlink(path.join(from, 'node_modules'), path.join(next, part, 'node_modules'));
  }
  for (const part of await readdir(ROOT))
    if (!COPIED.includes(part)) await symlink(path.join(ROOT, part), path.join(next, part));
  await writeFile(path.join(next, 'backend/database/migrations/9999-probe.sql'), MIGRATION);
  // As update.sh does: a new link replaces the old one in one step.
  await symlink(next, path.join(folder, 'app.next'));
  await rename(path.join(folder, 'app.next'), path.join(folder, 'app'));
}

/** Replaces all backends and gateways by the next version, one after the other. */
export async function rollingUpdate(topology: Topology, say: Context['say']): Promise<void> {
  await layOutNext(topology);
  for (const name of ['backend-1', 'backend-2', 'backend-3', 'gateway-1', 'gateway-2']) {
    say(`update of ${name}`);
    await topology.stop(name);
    await topology.start(name);
  }
}
