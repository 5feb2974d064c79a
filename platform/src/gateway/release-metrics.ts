import { Gauge, type Registry } from 'prom-client';
import type { RegistryRevision } from '../release/registry.ts';
import type { ReleaseStore } from '../release/store.ts';
import { withTimeout } from './with-timeout.ts';

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
    help: 'Live and canary releases of the shell and of each area',
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
    help: '1 if the area is disabled',
    labelNames: ['area'],
    registers,
    async collect() {
      const revision = await read();
      this.reset();
      for (const [area, { disabled }] of Object.entries(revision?.releases ?? {})) this.set({ area }, disabled ? 1 : 0);
    },
  });
};

/** Metrics of the live releases, read from the registry on each scrape. An unreadable registry is reported as well. */
export const watchReleases = (registry: Registry, store: Pick<ReleaseStore, 'readRegistry'>): void => {
  const registers = [registry];
  const read: Read = () => withTimeout(LIMIT_MS, store.readRegistry());
  watchAreas(registers, read);
  new Gauge({
    name: 'balsam_registry_revision',
    help: 'Current revision of the release registry',
    registers,
    async collect() {
      this.set((await read())?.revision ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'balsam_registry_up',
    help: '1 if the release registry can be read',
    registers,
    async collect() {
      this.set((await read()) === null ? 0 : 1);
    },
  });
};
