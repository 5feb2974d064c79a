import { createHash, randomInt } from 'node:crypto';
import type { Pointer } from '../release/registry.ts';
import { readCookie } from '../page/visit.ts';

const GROUPS = 10_000;
const YEAR_S = 365 * 24 * 60 * 60;

type Canary = NonNullable<Pointer['canary']>;

/** Group of a browser, or null. */
export function groupOf(cookie: string | undefined): number | null {
  const group = readCookie(cookie, 'release_group', '\\d{1,4}');
  return group === undefined ? null : Number(group);
}

export const drawGroup = (): number => randomInt(GROUPS);

/** Cookie that stores the group. The number does not identify a person: many share it. */
export const groupCookie = (group: number, origin: string): string =>
  `release_group=${group}; Max-Age=${YEAR_S}; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/**
 * True if a group gets a canary. A group's result is stable while the share grows; each release draws other groups, so
 * that the same visitors are not always first.
 */
export function isDrawn(group: number, name: string, { version, percent }: Canary): boolean {
  const digest = createHash('sha256').update(`${group}/${name}/${version}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < percent / 100;
}
