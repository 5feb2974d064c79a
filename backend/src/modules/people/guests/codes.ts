import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OutboxEntry } from '../../../mail/outbox.ts';
import { AppError } from '../../../wire/errors.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { CODE_TRIES, createCodeRepository, type CodeUse } from './code-repository.ts';

/** Mail that carries a code, as `token`, which is removed once it is sent. */
type CodeMail = Pick<OutboxEntry, 'template' | 'lang' | 'payload'>;

const CODES = 1_000_000;
const CODE_DIGITS = 6;

const newCode = () => String(randomInt(CODES)).padStart(CODE_DIGITS, '0');

/** Six-digit codes that prove the possession of an email address. Call outside transactions: they are hashed slowly. */
export const createEmailCodes = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const codes = createCodeRepository(database);

  return {
    isProven: codes.isUsed,

    /** @param mail null: the code is stored but not sent, so that an unknown address costs as much as a known one */
    async send(use: CodeUse, mail: CodeMail | null): Promise<void> {
      const code = newCode();
      const codeHash = await hashPassword(code);
      await database.transaction(async () => {
        const stored = await codes.insert(use, codeHash);
        if (!mail || !stored) return;
        const { template, lang, payload } = mail;
        const eventId = `email-code:${stored.id}`;
        await outbox.enqueue({ eventId, template, lang, recipient: use.email, payload: { ...payload, token: code } });
      });
    },

    /**
     * @param field name of the code in the form
     * @throws AppError 422 for a wrong code, or if there is none to try
     */
    async verify(use: CodeUse, code: string, field = 'code'): Promise<void> {
      const attempt = await codes.countTry(use);
      const isRight = await verifyPassword(attempt?.code_hash ?? null, code);
      if (!attempt) throw new AppError(422, 'code_over', { fields: { [field]: ['errors.code_over'] } });
      if (isRight && (await codes.markUsed(attempt.id))) return;
      const triesLeft = CODE_TRIES - attempt.tries;
      const message = { key: 'errors.code_wrong', params: { count: triesLeft } };
      throw new AppError(422, 'code_wrong', {
        params: { count: triesLeft },
        fields: { [field]: [message] },
        data: { tries_left: triesLeft },
      });
    },
  };
};
