import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  planOf,
  SETTINGS,
  startBackend,
  startGateway,
  startNginx,
  startTool,
  untilStarted,
  type Plan,
  type Stop,
} from './installations.ts';
import { startMailServer } from './mail-server.ts';
import { ROOT, runCommand, runProgram, type Marketplace } from './marketplace.ts';
import { test as operating } from './operating.ts';
import { createUsers, type User, type Users } from './users.ts';

/** Marketplace set up as in docs/OPERATIONS.md: an empty database, filled only by its commands. */
export interface EmptyShop extends Marketplace {
  /** Runs a command as its intended user with that user's environment; throws with its output on failure. */
  operate: (...command: [string, ...string[]]) => Promise<string>;
}

/** System user with the environment that systemd would set. */
interface Account {
  user: User;
  home: string;
  env: Record<string, string>;
  /** balsam.env. */
  file: string;
}

const RELEASED = ['shell', 'storefront', 'vendor-portal', 'admin-console'];
const WITH_ENVIRONMENT = path.join(ROOT, 'platform/production/with-environment.sh');

/** Creates a folder with the owner and mode from tmpfiles.conf. */
async function makeFolder(folder: string, mode: number, { uid, gid }: User): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  await chmod(folder, mode);
}

async function openAccount(home: string, user: User, env: Record<string, string>): Promise<Account> {
  await makeFolder(home, 0o750, user);
  const file = `${home}.env`;
  await writeFile(
    file,
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  if (user.gid !== undefined) await chown(file, 0, user.gid);
  await chmod(file, 0o640);
  return { user, home, env, file };
}

/** Copies published releases and the key as from a build machine; none is live. */
async function bringReleases(common: string, releasesDir: string, { user, home, env }: Account): Promise<void> {
  await makeFolder(releasesDir, 0o755, user);
  await cp(path.join(common, 'releases/areas'), path.join(releasesDir, 'areas'), { recursive: true });
  await cp(path.join(common, 'releases-keys/private-key.pem'), env.RELEASE_PRIVATE_KEY_FILE ?? '');
  if (user.name) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, releasesDir, home]);
}

/** Asserts that the gateway's user cannot read the signing key. */
function assertKept(privateKey: string, { name, uid, gid }: User): void {
  if (!name || spawnSync('cat', [privateKey], { uid, gid, stdio: 'ignore' }).status !== 0) return;
  throw new Error(`The gateway's user ${name} can read the private key.`);
}

async function operateAs(account: Account, ...[name, ...words]: [string, ...string[]]): Promise<string> {
  const { user, home, env, file } = account;
  const place = { ...{ uid: user.uid, gid: user.gid, cwd: '/' }, env: { BALSAM_ENV: file, HOME: home } };
  const { code, output } = await (user.name
    ? runProgram(WITH_ENVIRONMENT, [name, '--', ...words], place)
    : runCommand(ROOT, [name, ...words], env));
  if (code !== 0) throw new Error(`${[name, ...words].join(' ')} fails: ${output}`);
  return output;
}

/** Makes the published releases live. */
async function goLive(releaser: Account, releasesDir: string): Promise<void> {
  const flip = async (name: string) => {
    const [version = ''] = await readdir(path.join(releasesDir, 'areas', name));
    await operateAs(releaser, 'release', 'flip', name, version);
  };
  // The shell first, because areas are checked against it.
  const [shell = '', ...areas] = RELEASED;
  await flip(shell);
  await Promise.all(areas.map(flip));
}

const accountsOf = (plan: Plan, users: Users, home: string, settings: Record<string, string>) => {
  const { DATABASE_URL = '', SMTP_URL = '', RELEASE_PUBLIC_KEYS = '' } = settings;
  const common = { ...SETTINGS, PUBLIC_ORIGIN: plan.origin, RELEASES_DIR: plan.releasesDir };
  const keyOf = (name: string) => ({
    RELEASE_PUBLIC_KEYS,
    LAST_REVISION_FILE: path.join(home, name, 'last-revision.json'),
  });
  const signing = { RELEASE_PRIVATE_KEY_FILE: path.join(home, 'releaser/release.pem') };
  const place = { DATABASE_URL, DATA_DIR: plan.dataDir };
  const mail = { SMTP_URL, MAIL_FROM: 'Balsam <no-reply@shop.example>' };
  return Promise.all([
    openAccount(path.join(home, 'backend'), users.backend, { ...common, ...place, ...mail }),
    openAccount(path.join(home, 'gateway'), users.gateway, {
      ...{ ...common, ...keyOf('gateway'), BACKEND_ORIGIN: plan.innerOrigin },
    }),
    openAccount(path.join(home, 'releaser'), users.releaser, { ...common, ...keyOf('releaser'), ...signing }),
  ]);
};

/**
 * Opens an empty production-like marketplace: nginx, gateway, backend, PostgreSQL and the release user run as separate
 * users.
 * @param common folder of the shared marketplace
 * @param port the first of seven ports
 */
async function openEmptyShop(common: string, folder: string, port: number): Promise<EmptyShop> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const plan = planOf(folder, port);
  const { origin, releasesDir, dataDir, backends, gateways } = plan;
  const mailFolder = path.join(folder, 'mail');
  const users = createUsers(folder);
  const stops: Stop[] = [];
  const keep = async (started: Promise<Stop>) => void stops.push(await started);
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    const [database, mail] = await Promise.all([
      startTool('backend/test/support/start-postgres.ts', 'shop'),
      startMailServer(mailFolder),
      makeFolder(dataDir, 0o750, users.backend),
      makeFolder(path.join(folder, 'home'), 0o755, {}),
    ]);
    stops.push(database.stop, mail.stop);
    const [backend, door, releaser] = await accountsOf(plan, users, path.join(folder, 'home'), {
      DATABASE_URL: database.line,
      SMTP_URL: mail.url,
      RELEASE_PUBLIC_KEYS: (await readFile(path.join(common, 'releases-keys/public-keys'), 'utf8')).trim(),
    });
    await bringReleases(common, releasesDir, releaser);
    assertKept(releaser.env.RELEASE_PRIVATE_KEY_FILE ?? '', users.gateway);
    const startDoors = async () => {
      await goLive(releaser, releasesDir);
      await untilStarted(gateways.map((own) => keep(startGateway(own, door.env, users.gateway))));
    };
    const startBackends = backends.map((own) => keep(startBackend(own, backend.env, users.backend)));
    await untilStarted([...startBackends, startDoors(), keep(startNginx(plan, users.nginx.name))]);
    return { origin, releasesDir, mailFolder, close, operate: (...command) => operateAs(backend, ...command) };
  } catch (error) {
    await close();
    throw error;
  }
}

const PORTS_AFTER = 100;
const PORTS_EACH = 12;

/** Test with an empty marketplace. */
export const test = operating.extend<{ emptyShop: EmptyShop }>({
  emptyShop: async ({ lane }, use, { config }) => {
    const common = String(config.metadata.folder);
    const port = Number(config.metadata.port) + PORTS_AFTER + lane * PORTS_EACH;
    const shop = await openEmptyShop(common, path.join(common, `empty-${lane}`), port);
    await use(shop);
    await shop.close();
  },
  marketplace: async ({ emptyShop }, use) => use(emptyShop),
  // The certificate is self-signed.
  ignoreHTTPSErrors: true,
});

export { expect } from './test.ts';
