import type { FastifyInstance } from 'fastify';
import { sql } from '../../../sql/sql.ts';
import { createEraser } from './eraser.ts';
import { readObstacles } from './obstacles.ts';
import { createPersonReader } from './person-reader.ts';
import { createPrivacyRepository, type Asker, type OpenRequest } from './repository.ts';
import type { Obstacle } from './schemas.ts';

const BATCH = 50;

type Tools = Pick<FastifyInstance, 'database' | 'outbox' | 'log'>;

/** Carries out erasures whose time to be stopped is over. */
export const createErasures = ({ database, outbox, log }: Tools) => {
  const requests = createPrivacyRepository(database);
  const people = createPersonReader(database);
  const eraser = createEraser(database);

  const mail = ({ id, email: recipient, lang }: OpenRequest, template: string, payload: object) =>
    outbox.enqueue({ eventId: `erasure:${id}`, template, recipient, lang, payload: { ...payload } });

  const tell = (request: OpenRequest, { firstname, is_guest, console }: Asker, waitsFor: readonly Obstacle[]) =>
    mail(request, 'erasure-waits', { firstname, is_guest, console, waits_for: waitsFor });

  const carryOut = (due: OpenRequest, now: Date): Promise<void> =>
    database.transaction(async () => {
      const known = await people.forErasure(due.user_id);
      if (!known) return;
      await eraser.lock(known);
      // A sign-in, the link and a withdrawal change the request: it is locked last, and read only then.
      const request = await requests.lockOpen(due.id);
      const person = await people.forErasure(due.user_id);
      const asker = await requests.asker(due.user_id);
      if (!request || !person || !asker) return;
      // A guest whose order was taken over meanwhile is not locked: the next run knows them.
      if (person.ids.some((id) => !known.ids.includes(id))) return;
      const obstacles = await readObstacles(database, person, now);
      if (obstacles.length > 0) {
        if (request.state === 'open') await tell(request, asker, obstacles);
        await requests.wait(request.id, obstacles);
        return;
      }
      await requests.finish(request.id);
      await eraser.erase(person, request.with_reviews);
      await mail(request, 'erasure-done', { is_guest: asker.is_guest });
    });

  return {
    /**
     * Erases everyone who is due, each in one transaction; one that fails is tried again in the next run.
     * @param now time of the run
     */
    async eraseDue(now = new Date()): Promise<void> {
      for (let after = 0; ;) {
        const due = await requests.dueErasures(after, BATCH);
        for (const request of due)
          await carryOut(request, now).catch((error: unknown) =>
            log.error({ err: error, request: request.id }, 'an erasure failed'),
          );
        if (due.length < BATCH) return;
        after = due.at(-1)?.id ?? after;
      }
    },
  };
};

/**
 * Erases people again whom a restored backup has brought back. Nothing is in the way: it was done before.
 * @returns their number
 */
export const eraseAgain = async ({ database }: Pick<Tools, 'database'>): Promise<number> => {
  const people = createPersonReader(database);
  const eraser = createEraser(database);
  const returned = await database.query<{ user_id: number; with_reviews: boolean }>(sql`
    SELECT DISTINCT ON (r.user_id) r.user_id, r.with_reviews FROM privacy_requests r
    JOIN users u ON u.id = r.user_id AND u.erased_at IS NULL
    WHERE r.kind = 'erase' AND r.state = 'done' AND r.decided_by IS NULL ORDER BY r.user_id, r.id DESC`);
  for (const { user_id: userId, with_reviews: withReviews } of returned)
    await database.transaction(async () => {
      const person = await people.forErasure(userId);
      if (!person) return;
      await eraser.lock(person);
      await eraser.erase(person, withReviews);
    });
  return returned.length;
};
