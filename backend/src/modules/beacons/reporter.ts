import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../runtime/config.ts';
import { invalidField } from '../../wire/errors.ts';
import { isLoopback, networkOf, readProof, type GivenRelease } from '../../runtime/release-proof.ts';

/** Who reports how a release did. */
export interface Reporter {
  /** The page that the release was given out with. */
  page: string;
  /** What counts once: a network, by a hash that nobody can undo. */
  reporter: Buffer;
}

/**
 * Reads who reports, and whether the release was really given to them. Networks count once, as one person may open any
 * number of pages and say of each what they like; this machine's own, and where limits are off, each page counts.
 */
export const createReporterReader =
  ({ beaconSecret, rateLimit }: Pick<Config, 'beaconSecret' | 'rateLimit'>) =>
  ({ ip }: Pick<FastifyRequest, 'ip'>, proof: string, release: Omit<GivenRelease, 'ip'>): Reporter => {
    const { area, version } = release;
    const page = readProof(beaconSecret, proof, { area, version, ip });
    if (page === null) throw invalidField('proof', 'validation.invalid');
    const counted = rateLimit && !isLoopback(ip) ? ['network', networkOf(ip)] : ['page', page];
    return {
      page,
      reporter: createHmac('sha256', beaconSecret).update(JSON.stringify(counted)).digest().subarray(0, 16),
    };
  };
