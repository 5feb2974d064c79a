/** A marketplace with the demo's data, and where it leaves its mails. */
export interface Shop {
  origin: string;
  mailFolder: string;
}

export const AREAS = ['storefront', 'vendor-portal', 'admin-console'] as const;

/** Where an area's files come from: each has an origin of its own, as in production. */
export const originOf = (port: number, area: (typeof AREAS)[number]): string =>
  `http://localhost:${port + 1 + AREAS.indexOf(area)}`;

/**
 * Lends a worker a marketplace for as long as it lives. What an earlier worker has sold and changed in it, it finds.
 * @param port the first of the journeys' ports, where support/server.ts answers
 */
export async function borrowShop(port: number, use: (shop: Shop) => Promise<void>): Promise<void> {
  const server = `http://localhost:${port}/shops`;
  const answer = await fetch(server, { method: 'POST' });
  const shop = (await answer.json()) as Shop;
  await use(shop);
  await fetch(server, { method: 'PUT', body: JSON.stringify(shop) });
}
