import { createHash, randomInt } from 'node:crypto';
import type { Pointer } from '../release/registry.ts';
import { readCookie } from '../page/visit.ts';

const GROUPS = 10_000;
const YEAR_S = 365 * 24 * 60 * 60;

type Canary = NonNullable<Pointer['canary']>;

/** The group that a browser was put into, or null when it is in none. */
export function groupOf(cookie: string | undefined): number | null {
  const group = readCookie(cookie, 'release_group', '\\d{1,4}');
  return group === undefined ? null : Number(group);
}

/** A group for a browser that has none. */
export const drawGroup = (): number => randomInt(GROUPS);

/** Keeps a browser in its group. The number says nothing of the person: thousands share it. */
export const groupCookie = (group: number, origin: string): string =>
  `release_group=${group}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/**
 * Whether the people of a group get a canary. The same group always gets the same answer, also when the share grows;
 * another release draws other groups, so that the same people are not the first every time.
 */
export function isDrawn(group: number, name: string, { version, percent }: Canary): boolean {
  const digest = createHash('sha256').update(`${group}/${name}/${version}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < percent / 100;
}
