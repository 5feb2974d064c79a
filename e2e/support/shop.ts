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
 * The marketplace of one worker. What an earlier worker in its place has sold and changed, it finds.
 * @param port the first of the journeys' ports, where support/server.ts answers
 */
export async function findShop(port: number, lane: number): Promise<Shop> {
  const answer = await fetch(`http://localhost:${port}/shops/${lane}`);
  return (await answer.json()) as Shop;
}
