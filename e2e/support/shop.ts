import { ROOT } from './marketplace.ts';

/** A marketplace with the demo's data, and where it leaves its mails. */
export interface Shop {
  /** The workspace that it was built in. */
  root: string;
  origin: string;
  mailFolder: string;
}

export const AREAS = ['storefront', 'vendor-portal', 'admin-console'] as const;

/** Where an area's files come from: each has an origin of its own, as in production. */
export const originOf = (port: number, area: (typeof AREAS)[number]): string =>
  `http://localhost:${port + 1 + AREAS.indexOf(area)}`;

/** What to do when somebody else's marketplaces are on the journeys' port, as those of a run that was broken off. */
export const howToFree = (port: number): string =>
  `End what holds port ${port} (\`pkill -f support/server.ts\`), or set E2E_PORT to take others.`;

/**
 * Lends a worker a marketplace for as long as it lives. What an earlier worker has sold and changed in it, it finds.
 * @param port the first of the journeys' ports, where support/server.ts answers
 * @throws Error where those of another workspace answer
 */
export async function borrowShop(port: number, use: (shop: Shop) => Promise<void>): Promise<void> {
  const server = `http://localhost:${port}/shops`;
  const answer = await fetch(server, { method: 'POST' });
  const shop = (await answer.json()) as Shop;
  const isOurs = shop.root === ROOT;
  if (isOurs) await use(shop);
  await fetch(server, { method: 'PUT', body: JSON.stringify(shop) });
  if (!isOurs) throw new Error(`The marketplaces on port ${port} are those of ${shop.root}. ${howToFree(port)}`);
}
