import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program with its leading arguments. */
export type Command = readonly [string, ...string[]];

/** Has PgBouncer 1.24 and Valkey 8; Debian 12 has neither. */
const SUITE = 'trixie';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Unpacked programs; other users must be able to read them. */
const CACHE = process.getuid?.() === 0 ? '/var/cache/balsam/engines' : path.join(os.homedir(), '.cache/balsam/engines');

/** Address of the Debian mirror that this machine uses. */
async function findMirror(): Promise<string> {
  const wanted = ['--format', '$(SITE)', 'Created-By: Packages', 'Origin: Debian', 'Component: main'];
  const { stdout } = await run('apt-get', ['indextargets', ...wanted]);
  const [mirror] = stdout.split('\n').filter((site) => site && !site.endsWith('-security'));
  if (!mirror) throw new Error('apt has no Debian mirror.');
  return mirror;
}

/** Downloads a package with everything it depends on, and unpacks all of it into one folder. */
async function unpack(name: string, folder: string): Promise<void> {
  const apt = path.join(folder, 'apt');
  for (const part of ['lists/partial', 'archives/partial']) await mkdir(path.join(apt, part), { recursive: true });
  await writeFile(path.join(apt, 'status'), '');
  await writeFile(path.join(apt, 'sources.list'), `deb [signed-by=${KEYRING}] ${await findMirror()} ${SUITE} main\n`);
  const own = [
    ...['-o', `Dir::Etc::SourceList=${apt}/sources.list`, '-o', 'Dir::Etc::SourceParts=/dev/null'],
    ...['-o', `Dir::State::Lists=${apt}/lists`, '-o', `Dir::State::Status=${apt}/status`],
    ...['-o', `Dir::Cache=${apt}`, '-o', 'APT::Sandbox::User=root'],
  ];
  await run('apt-get', [...own, 'update']);
  const only = ['--download-only', '--no-install-recommends', '--yes'];
  await run('apt-get', [...own, 'install', ...only, name], { maxBuffer: 1 << 24 });
  for (const file of await readdir(path.join(apt, 'archives')))
    if (file.endsWith('.deb')) await run('dpkg', ['-x', path.join(apt, 'archives', file), folder]);
  await rm(apt, { recursive: true });
  await chmod(folder, 0o755);
}

/**
 * Command that runs a program of a newer Debian with that Debian's own libraries, without installing either. Downloads
 * the package on first use.
 * @throws Error if apt is missing or has no mirror
 */
export async function unpackedProgram(name: string, program: string): Promise<Command> {
  const folder = path.join(CACHE, name);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    await unpack(name, draft).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      throw error;
    });
    await rename(draft, folder);
  }
  const libraries = await readdir(path.join(folder, 'usr/lib'), { recursive: true });
  const found = libraries.find((file) => /^[^/]+\/ld-linux[^/]*\.so\.\d+$/.test(file));
  const loader = found && path.join(folder, 'usr/lib', found);
  if (!loader) throw new Error(`The package ${name} has no loader in ${folder}.`);
  return [loader, '--library-path', path.dirname(loader), path.join(folder, program)];
}
