import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';

// Shared with the gateways, which issue the proofs.

const LIFE_MS = 24 * 60 * 60 * 1000;
const MAC_BYTES = 16;
const PROOF = /^([\w-]{16})\.([0-9a-z]{1,11})\.([\w-]{22})$/;

/** A release of an area or of the shell, as delivered to one network. */
export interface ClaimedRelease {
  area: string;
  version: string;
  /** IP address of the visitor. */
  ip: string;
}

/** Network of an address that typically has one owner; counts as one visitor where clients may cheat. */
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

export const isLoopback = (ip: string): boolean => ip === '::1' || networkOf(ip).startsWith('127.');

const macOf = (secret: string, page: string, ends: string, { area, version, ip }: ClaimedRelease) =>
  createHmac('sha256', secret)
    .update(JSON.stringify([page, ends, area, version, networkOf(ip)]))
    .digest()
    .subarray(0, MAC_BYTES);

/** Random id of a delivered page. */
export const drawPage = (): string => randomBytes(12).toString('base64url');

/** Proof that a browser sends with its report on a release: the release was delivered to this network within a day. */
export function signRelease(secret: string, page: string, given: ClaimedRelease, now = Date.now()): string {
  const ends = (now + LIFE_MS).toString(36);
  return [page, ends, macOf(secret, page, ends, given).toString('base64url')].join('.');
}

/**
 * Verifies a proof.
 * @returns the page id, or null for a proof that is forged, expired or of another release
 */
export function readProof(secret: string, proof: string, given: ClaimedRelease, now = Date.now()): string | null {
  const [, page = '', ends = '', mac = ''] = PROOF.exec(proof) ?? [];
  if (!page || Number.parseInt(ends, 36) < now) return null;
  const known = Buffer.from(mac, 'base64url');
  const right = macOf(secret, page, ends, given);
  return known.length === right.length && timingSafeEqual(known, right) ? page : null;
}
