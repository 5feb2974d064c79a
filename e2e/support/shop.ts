import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { startProgram } from './marketplace.ts';

/** A marketplace with the demo's data, and where it leaves its mails. */
export interface Shop {
  origin: string;
  mailFolder: string;
  close: () => Promise<void>;
}

const PORTS_AFTER = 10;

/** Where the areas' files come from: each has an origin of its own, as in production (support/server.mjs). */
const areaOrigins = (port: number) =>
  ['storefront', 'vendor-portal', 'admin-console']
    .map((area, index) => `${area}=http://localhost:${port + 1 + index}`)
    .join();

/**
 * Opens a marketplace for one worker, restored from the seeded one. The releases are the same for all.
 * @param common the folder of the journeys' common things
 * @param port the first of the journeys' ports
 */
export async function openShop(common: string, port: number, lane: number): Promise<Shop> {
  const dataDir = path.join(common, `shop-${lane}`);
  await rm(dataDir, { recursive: true, force: true });
  await cp(path.join(common, 'seeded'), dataDir, { recursive: true });
  const own = port + PORTS_AFTER + lane;
  const origin = `http://localhost:${own}`;
  const stop = await startProgram(
    'delivery/src/serve.ts',
    {
      ...{ PORT: String(own), DATA_DIR: dataDir, AREA_ORIGINS: areaOrigins(port) },
      RELEASES_DIR: path.join(common, 'releases'),
    },
    origin,
  );
  return {
    origin,
    mailFolder: path.join(dataDir, 'mail'),
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
