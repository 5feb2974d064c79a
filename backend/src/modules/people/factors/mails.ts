import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createFactorRepository } from './repository.ts';

type Template =
  | 'factors-reset'
  | 'factors-reset-announced'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-refused'
  | 'recovery-code-used';

/** Mails to a person about their second factors. Queue in the transaction of the change. */
export const createFactorMails = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const factors = createFactorRepository(database);

  const send = async (userId: number, template: Template, payload: Record<string, unknown>): Promise<void> => {
    const person = await database.first<{ email: string; firstname: string; lang: Lang }>(
      sql`SELECT email, firstname, lang FROM users WHERE id = ${userId} AND deleted_at IS NULL`,
    );
    if (!person) return;
    const { email, firstname, lang } = person;
    const eventId = `${template}:${randomUUID()}`;
    await outbox.enqueue({ eventId, template, recipient: email, lang, payload: { firstname, ...payload } });
  };

  return {
    added: (userId: number, factor: string) => send(userId, 'factor-added', { factor }),
    removed: (userId: number, factor: string) => send(userId, 'factor-removed', { factor }),
    passkeyRefused: (userId: number, factor: string) => send(userId, 'passkey-refused', { factor }),
    resetAnnounced: (userId: number) => send(userId, 'factors-reset-announced', {}),
    reset: (userId: number) => send(userId, 'factors-reset', {}),
    recoveryCodeUsed: async (userId: number) =>
      send(userId, 'recovery-code-used', { codes_left: await factors.recoveryCodesLeft(userId) }),
  };
};
