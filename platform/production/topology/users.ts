import { readFileSync } from 'node:fs';
import type { Plan } from './processes.ts';

/** A user of this system, if root starts the topology; otherwise the current one. */
export function userNamed(name: string): Plan['as'] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return process.getuid?.() === 0 && line !== undefined ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
