import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../runtime/config.ts';
import { invalidField } from '../../../wire/errors.ts';
import { isLoopback, networkOf, readProof, type ClaimedRelease } from '../../../runtime/release-signature.ts';

/** Source of a report on a release. */
export interface Reporter {
  /** Id of the page that was served with the release. */
  page: string;
  /** Deduplication key: an irreversible hash of the network. */
  reporter: Buffer;
}

/**
 * Verifies that the release was served to the reporter, and identifies them. Reports count once per network, since one
 * person can open any number of pages. On loopback, and with rate limits off, they count once per page.
 */
export const createReporterReader =
  ({ beaconSecret, rateLimit }: Pick<Config, 'beaconSecret' | 'rateLimit'>) =>
  ({ ip }: Pick<FastifyRequest, 'ip'>, proof: string, release: Omit<ClaimedRelease, 'ip'>): Reporter => {
    const { area, version } = release;
    const page = readProof(beaconSecret, proof, { area, version, ip });
    if (page === null) throw invalidField('proof', 'validation.invalid');
    const counted = rateLimit && !isLoopback(ip) ? ['network', networkOf(ip)] : ['page', page];
    return {
      page,
      reporter: createHmac('sha256', beaconSecret).update(JSON.stringify(counted)).digest().subarray(0, 16),
    };
  };
