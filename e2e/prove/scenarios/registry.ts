import { appendFile, copyFile, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyStorefront, must } from '../support/release-copy.ts';
import { createFindings, type Observation, type Scenario } from '../support/scenario.ts';
import { openShop } from '../support/shop.ts';
import { storefrontAt } from '../support/visitors.ts';

/** The files of the registry, by number. */
type Registry = (revision: number) => string;
type Fault = (file: Registry, newest: number) => Promise<unknown>;

const rewrite = async (from: string, to: string, change: (revision: Record<string, unknown>) => object) =>
  writeFile(to, JSON.stringify(change(JSON.parse(await readFile(from, 'utf8')))));

const FAULTS: Readonly<Record<string, Fault>> = {
  down: (file) => rename(path.dirname(file(1)), `${path.dirname(file(1))}-away`),
  empty: (file, newest) => truncate(file(newest), 0),
  corrupt: (file, newest) => appendFile(file(newest), '}'),
  'rolled back': (file, newest) => rm(file(newest)),
  unsigned: (file, newest) =>
    rewrite(file(1), file(newest + 1), ({ signature: _signature, ...rest }) => ({ ...rest, revision: newest + 1 })),
  forged: (file, newest) => rewrite(file(1), file(newest + 1), (old) => ({ ...old, revision: newest + 1 })),
  replayed: (file, newest) => copyFile(file(1), file(newest + 1)),
};

const RESILIENCY: readonly Observation[] = [
  {
    ...({ dependency: 'registry', fault: 'down' } as const),
    seen: 'nothing: pages come with the releases that were in force',
    kept: 'the newest revision that was seen, also across a restart',
    recovers: 'with the next page',
  },
  {
    ...({ dependency: 'registry', fault: 'lying' } as const),
    seen: 'nothing: what is unsigned, changed, older or sent again is refused; the log names cause and cure',
    kept: 'the newest revision that was seen, also across a restart',
    recovers: 'with the next change by somebody who has the key',
  },
];

export const registry: Scenario = {
  id: 'D24',
  name: 'registry',
  promise:
    'Whatever becomes of the list of what is live, people get what was live, and nothing that nobody has signed.',
  minutes: 2,
  alsoProvedBy: ['delivery/src/release/registry-attacks.test.ts', 'delivery/src/release/registry-files.test.ts'],
  async run({ folder, say, smoke }) {
    const findings = createFindings();
    const shop = await openShop({ folder, engine: 'pglite', pages: true });
    const releases = path.join(folder, 'releases');
    const home = path.join(releases, 'registry');
    const file: Registry = (revision) => path.join(home, `${String(revision).padStart(8, '0')}.json`);
    const figures: Record<string, string> = {};
    const [backend] = shop.backends;
    try {
      await copyStorefront(shop, releases, 'next');
      await must(shop, 'flip', 'storefront', 'next');
      const live = await storefrontAt(shop.origin);
      const newest = (await readdir(home)).filter((name) => name.endsWith('.json')).length;
      for (const [what, fault] of Object.entries(FAULTS)) {
        say(`the registry is ${what}`);
        const whole = new Map<string, Buffer>();
        for (const name of await readdir(home)) whole.set(name, await readFile(path.join(home, name)));
        await fault(file, newest);
        findings.same(`a running shop while the registry is ${what}`, await storefrontAt(shop.origin), live);
        if (!smoke) {
          await backend.end('SIGTERM');
          await backend.start();
          findings.same(`a shop that starts while the registry is ${what}`, await storefrontAt(shop.origin), live);
        }
        figures[what] = smoke ? 'the live release, running' : 'the live release, running and started anew';
        await putBack(home, whole);
      }
      const { code, output } = await shop.run('release', 'rollback', 'storefront');
      findings.expect(code === 0, `The registry cannot be changed after all that: ${output}`);
      // What did not count is looked at again every two seconds.
      await wait(2_500);
      findings.expect((await storefrontAt(shop.origin)) !== live, 'A change after all that does not come into force.');
    } finally {
      await shop.close();
    }
    return findings.result(figures, RESILIENCY);
  },
};

/** Makes the registry as it was. */
async function putBack(home: string, whole: Map<string, Buffer>): Promise<void> {
  await rename(`${home}-away`, home).catch(() => undefined);
  for (const name of await readdir(home)) if (!whole.has(name)) await rm(path.join(home, name));
  for (const [name, content] of whole) await writeFile(path.join(home, name), content);
}
