import { ROOT } from './marketplace.ts';

/** Marketplace with the demo data. */
export interface Shop {
  /** Workspace in which it was built. */
  root: string;
  origin: string;
  mailFolder: string;
}

export const AREAS = ['storefront', 'vendor-portal', 'admin-console'] as const;

/** Origin of an area's files: a separate one per area, as in production. */
export const originOf = (port: number, area: (typeof AREAS)[number]): string =>
  `http://localhost:${port + 1 + AREAS.indexOf(area)}`;

/** Hint for a port in use, for example after an aborted run. */
export const howToFree = (port: number): string =>
  `Stop the process on port ${port} (\`pkill -f support/server.ts\`), or set E2E_PORT to another port.`;

/**
 * Lends a marketplace to a worker for its lifetime. It contains what earlier workers changed.
 * @param port first port of the journeys, where support/server.ts listens
 * @throws Error if that server belongs to another workspace
 */
export async function borrowShop(port: number, use: (shop: Shop) => Promise<void>): Promise<void> {
  const server = `http://localhost:${port}/shops`;
  const response = await fetch(server, { method: 'POST' });
  const shop = (await response.json()) as Shop;
  const isOurs = shop.root === ROOT;
  if (isOurs) await use(shop);
  await fetch(server, { method: 'PUT', body: JSON.stringify(shop) });
  if (!isOurs) throw new Error(`The marketplaces on port ${port} belong to ${shop.root}. ${howToFree(port)}`);
}
