import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startDatabaseTier } from './database-tier.ts';
import { findEngines } from './engines.ts';
import { createServices, type Service } from './processes.ts';
import { ROOT, startShopTier } from './shop-tier.ts';
import { userNamed } from './users.ts';

const DEFAULT_PORT = 4600;

interface Options {
  /** Backup to start with; without one, the demo is written. */
  readonly restore?: string | undefined;
  /** Published releases, with their keys next to them; by default those of `npm start`. */
  readonly releases?: string | undefined;
  /** First of twenty ports. */
  readonly port?: string | undefined;
}

const portsFrom = (first: number) => ({
  database: {
    ...{ etcd: first, etcdPeer: first + 1, primary: first + 8, pooler: first + 9 },
    ...{ postgres: [first + 2, first + 3, first + 4], patroni: [first + 5, first + 6, first + 7] },
  },
  shop: {
    ...{ valkey: first + 10, backends: [first + 11, first + 12, first + 13], gateways: [first + 14, first + 15] },
    nginx: { http: first + 16, https: first + 17, inner: first + 18 },
  },
});

/** Starts the whole topology. What has started is stopped if anything fails. */
export async function startTopology({ restore, releases = path.join(ROOT, 'releases'), port }: Options) {
  const engines = await findEngines();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'balsam-topology-'));
  await chmod(folder, 0o755);
  const ports = portsFrom(Number(port ?? DEFAULT_PORT));
  const services = createServices();
  const stop = async () => {
    await services.stopAll();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const database = await startDatabaseTier({
      ...{ folder: path.join(folder, 'database'), ports: ports.database, engines, started: services.add },
      ...{ password: randomBytes(16).toString('hex'), as: userNamed('postgres') },
    });
    const shop = await startShopTier({ folder, ports: ports.shop, engines, database, releases, restore, services });
    const addresses = {
      ...{ shop: shop.origin, api: shop.api, database: database.pooled, primary: database.direct },
      ...Object.fromEntries(database.nodes.map(({ name, status }) => [`patroni ${name}`, status])),
      ...{ valkey: engines.valkey ? `127.0.0.1:${ports.shop.valkey}` : 'not available', files: folder },
    };
    return {
      addresses,
      stop,
      /** All addresses, folders and process ids. */
      describe: () => ({
        ...{ ...shop, database, folder, valkey: engines.valkey !== null },
        psql: path.join(engines.postgresBin, 'psql'),
        pids: services.pids(),
      }),
      /** Carries out `start` or `stop` for a process. @throws Error if there is none of this name */
      async handle(command: string, name: string): Promise<Service> {
        const service = services.find(name);
        if (!service || !['start', 'stop'].includes(command)) throw new Error('start <process> or stop <process>.');
        await (command === 'start' ? service.start() : service.stop());
        return service;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
