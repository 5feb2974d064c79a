import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addWorkingDays, shopDay } from '../../../calendar/working-days.ts';
import { hashToken } from '../../../plugins/session.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createPrivacyRepository, type Asker } from './repository.ts';
import type { NewRequest } from './schemas.ts';

/** Working days in which a request is answered: Bahrain's term, the shorter one of both countries. */
const WORKING_DAYS = 10;

/** Days in which a link or a sign-in stops an erasure. */
const DAYS_TO_STOP = 14;
const DAY_MS = 86_400_000;

const later = (one: string, other: string) => (one > other ? one : other);

/** Requests that people make about their data. */
export const createPrivacyRequests = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const requests = createPrivacyRepository(database);

  const announce = (id: number, { email, firstname, is_guest }: Asker, lang: Lang, token: string, eraseFrom: Date) =>
    outbox.enqueue({
      ...{ eventId: `erasure:${id}`, template: 'erasure-announced', recipient: email, lang },
      payload: { firstname, token, is_guest, day: shopDay(eraseFrom) },
    });

  return {
    list: requests.list,

    /**
     * Asks for something. An erasure signs the person out everywhere, so that a later sign-in is a decision, and begins
     * after 14 days.
     * @param now time of the request
     * @throws AppError 409 while a request of the kind is open, or for the only owner of a team
     */
    ask: (userId: number, form: NewRequest, lang: Lang, now: Date): Promise<void> =>
      database.transaction(async () => {
        const asker = await requests.asker(userId);
        if (!asker) throw notFound();
        const isErasure = form.kind === 'erase';
        if (isErasure && asker.is_last_owner) throw new AppError(409, 'last_owner');
        const token = randomBytes(32).toString('base64url');
        const eraseFrom = new Date(now.getTime() + DAYS_TO_STOP * DAY_MS);
        const answerBy = addWorkingDays(shopDay(now), WORKING_DAYS);
        const id = await requests.insert(asker, form, {
          lang,
          dueOn: isErasure ? later(answerBy, shopDay(eraseFrom)) : answerBy,
          eraseFrom: isErasure ? eraseFrom : null,
          stopHash: isErasure ? hashToken(token) : null,
        });
        if (id === null) throw new AppError(409, 'request_open');
        if (!isErasure) return;
        await requests.endSessions(userId);
        await announce(id, asker, lang, token, eraseFrom);
      }),

    /** @throws AppError 404 for a foreign request or one that is no longer open */
    async withdraw(userId: number, id: number): Promise<void> {
      if (!(await requests.withdraw(userId, id))) throw notFound();
    },

    /** @throws AppError 404 for an unknown or used link */
    async stop(token: string): Promise<void> {
      if (!(await requests.stop(hashToken(token)))) throw notFound();
    },

    /** @throws AppError 404 for a foreign, missing or expired file */
    async fileOf(userId: number, id: number): Promise<number> {
      const fileId = await requests.fileOf(userId, id);
      if (fileId === null) throw notFound();
      return fileId;
    },
  };
};
