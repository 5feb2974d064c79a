import { Gauge, type Registry } from 'prom-client';
import type { RegistryRevision } from '../release/registry.ts';
import type { ReleaseStore } from '../release/store.ts';
import { within } from './within.ts';

const LIMIT_MS = 1000;

type Read = () => Promise<RegistryRevision | null>;

const rowsOf = ({ releases }: RegistryRevision) =>
  Object.entries(releases).flatMap(([area, { current, canary }]) => [
    { area, version: current, slot: 'live' },
    ...(canary ? [{ area, version: canary.version, slot: 'canary' }] : []),
  ]);

const watchAreas = (registers: Registry[], read: Read) => {
  new Gauge({
    name: 'balsam_release_info',
    help: 'Which release of the shell and of each area people get: the one that is live, and the one that some try',
    labelNames: ['area', 'version', 'slot'],
    registers,
    async collect() {
      const revision = await read();
      this.reset();
      if (revision) for (const row of rowsOf(revision)) this.set(row, 1);
    },
  });
  new Gauge({
    name: 'balsam_area_closed',
    help: 'Whether an area was closed by command',
    labelNames: ['area'],
    registers,
    async collect() {
      const revision = await read();
      this.reset();
      for (const [area, { disabled }] of Object.entries(revision?.releases ?? {})) this.set({ area }, disabled ? 1 : 0);
    },
  });
};

/** What is live, as the registry says when it is asked. A registry that cannot be read is told of, too. */
export const watchReleases = (registry: Registry, store: Pick<ReleaseStore, 'readRegistry'>): void => {
  const registers = [registry];
  const read: Read = () => within(LIMIT_MS, store.readRegistry());
  watchAreas(registers, read);
  new Gauge({
    name: 'balsam_registry_revision',
    help: 'The revision of the registry of releases that is in force',
    registers,
    async collect() {
      this.set((await read())?.revision ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'balsam_registry_up',
    help: 'Whether the registry of releases could be read',
    registers,
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
};
