import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT, type Identity } from './marketplace.ts';

/** A user of the machine. */
export interface User extends Identity {
  /** None: whoever runs the journeys. */
  name?: string;
}

/** Who a shop in production's way runs as. */
export interface Users {
  backend: User;
  gateway: User;
  /** Owns the releases, and the key that they are signed with. */
  releaser: User;
  nginx: User;
}

const ALL_ONE: Users = { backend: {}, gateway: {}, releaser: {}, nginx: {} };

const findUser = (name: string): User | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return line === undefined ? undefined : { name, uid: Number(uid), gid: Number(gid) };
};

/** Whether this user can run programs of the repository, which may lie in a home that is closed to others. */
const canRun = (user: User, folder: string): boolean => {
  const { uid, gid } = user;
  const look = `require('node:fs').accessSync(${JSON.stringify(folder)})`;
  return spawnSync('node', ['--import', 'tsx', '-e', look], { uid, gid, cwd: ROOT, stdio: 'ignore' }).status === 0;
};

/**
 * Users who can change nothing of each other's, as on a shop's machine, where root may lend them; otherwise all are one.
 * PostgreSQL has another one again. Debian has these five.
 * @param folder where their files will be
 */
export function lendUsers(folder: string): Users {
  if (process.getuid?.() !== 0) return ALL_ONE;
  const [backend, gateway, releaser, nginx] = ['daemon', 'bin', 'sys', 'www-data'].map(findUser);
  if (!backend || !gateway || !releaser || !nginx || !canRun(backend, folder)) return ALL_ONE;
  return { backend, gateway, releaser, nginx };
}
