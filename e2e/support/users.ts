import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT, type Identity } from './marketplace.ts';

/** System user. */
export interface User extends Identity {
  /** Unset for the user who runs the journeys. */
  name?: string;
}

/** Users of a production-like shop. */
export interface Users {
  backend: User;
  gateway: User;
  /** Owns the releases and the signing key. */
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

/** True if this user can run programs of the repository, which may be in a private home folder. */
const canRun = (user: User, folder: string): boolean => {
  const { uid, gid } = user;
  const look = `require('node:fs').accessSync(${JSON.stringify(folder)})`;
  return spawnSync('node', ['--import', 'tsx', '-e', look], { uid, gid, cwd: ROOT, stdio: 'ignore' }).status === 0;
};

/**
 * Separate users without access to each other's files, as on a production machine, if root runs the journeys; otherwise
 * a single user. PostgreSQL uses another one. All of them exist on Debian.
 * @param folder location of their files
 */
export function createUsers(folder: string): Users {
  if (process.getuid?.() !== 0) return ALL_ONE;
  const [backend, gateway, releaser, nginx] = ['daemon', 'bin', 'sys', 'www-data'].map(findUser);
  if (!backend || !gateway || !releaser || !nginx || !canRun(backend, folder)) return ALL_ONE;
  return { backend, gateway, releaser, nginx };
}
