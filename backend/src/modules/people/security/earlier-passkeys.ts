import type { FastifyInstance } from 'fastify';
import { sql } from '../../../sql/sql.ts';
import { createPasskeys } from '../factors/passkeys.ts';

type Shop = Pick<FastifyInstance, 'database' | 'config'> & { readonly log: Pick<FastifyInstance['log'], 'warn'> };

/** Warns of passkeys that were made at another address of the shop: browsers do not offer them any more. */
export const warnOfEarlierPasskeys = async ({ database, config, log }: Shop): Promise<void> => {
  const { rpId } = createPasskeys(config);
  const hosts = await database.query<{ host: string; passkeys: number }>(sql`
    SELECT rp_id AS host, count(*)::integer AS passkeys FROM factors
    WHERE kind = 'passkey' AND rp_id <> ${rpId} GROUP BY rp_id ORDER BY rp_id`);
  if (hosts.length === 0) return;
  log.warn(
    { hosts, host: rpId },
    'passkeys of an earlier PUBLIC_ORIGIN do not sign in any more: their owners need new ones',
  );
};
