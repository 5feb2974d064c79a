import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';

// Shared with the gateways, which give proofs out.

const LIFE_MS = 24 * 60 * 60 * 1000;
const MAC_BYTES = 16;
const PROOF = /^([\w-]{16})\.([0-9a-z]{1,11})\.([\w-]{22})$/;

/** A release of an area, or of the shell, as one network was given it. */
export interface GivenRelease {
  area: string;
  version: string;
  /** The address of the visitor. */
  ip: string;
}

/** The neighbourhood of an address that one owner has: what is counted as one visitor where people may lie. */
export function networkOf(ip: string): string {
  const [v4 = ''] = ip.split(':').slice(-1);
  if (isIPv4(v4)) return v4.split('.').slice(0, 3).join('.');
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const between = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...between, ...last]
    .slice(0, 3)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whether an address is this machine itself. */
export const isLoopback = (ip: string): boolean => ip === '::1' || networkOf(ip).startsWith('127.');

const macOf = (secret: string, page: string, ends: string, { area, version, ip }: GivenRelease) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([page, ends, area, version, networkOf(ip)]))
    .digest()
    .subarray(0, MAC_BYTES);

/** A name for one page that somebody is given. */
export const drawPage = (): string => randomBytes(12).toString('base64url');

/** What a browser has to bring when it reports how a release did: that it was given to this network within a day. */
export function proveRelease(secret: string, page: string, given: GivenRelease, now = Date.now()): string {
  const ends = (now + LIFE_MS).toString(36);
  return [page, ends, macOf(secret, page, ends, given).toString('base64url')].join('.');
}

/**
 * Reads a proof.
 * @returns the page that it was given out with, or null when it was not given out, or not for this, or long ago
 */
export function readProof(secret: string, proof: string, given: GivenRelease, now = Date.now()): string | null {
  const [, page = '', ends = '', mac = ''] = PROOF.exec(proof) ?? [];
  if (!page || Number.parseInt(ends, 36) < now) return null;
  const known = Buffer.from(mac, 'base64url');
  const right = macOf(secret, page, ends, given);
  return known.length === right.length && timingSafeEqual(known, right) ? page : null;
}
