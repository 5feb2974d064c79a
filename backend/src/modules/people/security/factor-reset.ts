import type { FastifyInstance } from 'fastify';
import { sql } from '../../../sql/sql.ts';
import { AppError, notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { createFactorMails } from '../factors/mails.ts';
import { createFactorRepository, weaken } from '../factors/repository.ts';

/** Time in which the person, signed in on some device, can cancel a reset, hours. */
const DELAY_HOURS = 24;
/** Resets per run. */
const BATCH = 50;

interface Subject {
  readonly email: string;
  readonly hasFactor: boolean;
  /** Member of the store of the owner who asks, in a role below that of an owner, and of no other team. */
  readonly isOwnMember: boolean;
}

/**
 * Removal of all factors of a person who has lost them. An owner of a store asks for members who work for no one else, an
 * owner of the platform for everyone. It takes effect after a day, and any session of the person can cancel it.
 */
export const createFactorReset = (app: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const { database } = app;
  const factors = createFactorRepository(database);
  const mails = createFactorMails(app);
  const auditLog = createAuditLog(database);
  const accountLog = createAccountLog(database);

  const find = (userId: number, team: number | null) =>
    database.first<Subject>(sql`
      SELECT u.email, EXISTS (SELECT FROM factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "hasFactor",
        coalesce((SELECT bool_and(m.vendor_id IS NOT DISTINCT FROM ${team}::bigint AND m.preset IS DISTINCT FROM 'owner')
          FROM members m WHERE m.user_id = u.id), false) AS "isOwnMember"
      FROM users u WHERE u.id = ${userId} AND u.deleted_at IS NULL`);

  const isOwner = async ({ id, vendorId }: SessionUser): Promise<boolean> => {
    const owner = await database.first(sql`
      SELECT id FROM members WHERE user_id = ${id} AND vendor_id IS NOT DISTINCT FROM ${vendorId}::bigint AND preset = 'owner'`);
    return owner !== null;
  };

  /** Removes everything with which the person could sign in as before, except the password. */
  const reset = async (userId: number): Promise<void> => {
    await factors.lockOwner(userId);
    await factors.deleteAll(userId);
    await database.query(sql`DELETE FROM sessions WHERE user_id = ${userId}`);
    await weaken(database, userId);
    await mails.reset(userId);
  };

  return {
    /**
     * Asks for a reset. Asking again changes nothing.
     * @throws AppError 403 for anyone but an owner, 404 for a person outside the team, 409 without a factor
     */
    request: (actor: SessionUser, userId: number): Promise<void> =>
      database.transaction(async () => {
        if (!(await isOwner(actor)) || actor.id === userId) throw new AppError(403, 'forbidden');
        const subject = await find(userId, actor.vendorId);
        if (!subject || (actor.role === 2 && !subject.isOwnMember)) throw notFound();
        if (!subject.hasFactor) throw new AppError(409, 'factor_missing');
        const asked = await database.first(sql`
          INSERT INTO factor_resets (user_id, requested_by, effective_at)
          VALUES (${userId}, ${actor.id}, now() + make_interval(hours => ${DELAY_HOURS}))
          ON CONFLICT (user_id) WHERE cancelled_at IS NULL AND done_at IS NULL DO NOTHING RETURNING id`);
        if (!asked) return;
        await mails.resetAnnounced(userId);
        await auditLog.record(actor, {
          ...{ action: 'member.factors_reset_requested', entity: 'member', entityId: userId, label: subject.email },
          before: null,
          after: { person: subject.email },
        });
      }),

    /** Time at which an open reset of a person takes effect; null without one. */
    async effectiveAt(userId: number): Promise<string | null> {
      const open = await database.first<{ at: string }>(sql`
        SELECT effective_at AS at FROM factor_resets
        WHERE user_id = ${userId} AND cancelled_at IS NULL AND done_at IS NULL`);
      return open?.at ?? null;
    },

    /** Cancels the open reset of a person. @throws AppError 404 without one */
    cancel: (user: SessionUser): Promise<void> =>
      database.transaction(async () => {
        const cancelled = await database.first(sql`
          UPDATE factor_resets SET cancelled_at = now()
          WHERE user_id = ${user.id} AND cancelled_at IS NULL AND done_at IS NULL RETURNING id`);
        if (!cancelled) throw notFound();
        await accountLog.record(user, 'account.factors_reset_cancelled', { person: 'reset' }, null);
      }),

    /** Carries out what is due, each reset in a transaction of its own. */
    async applyDue(): Promise<void> {
      const due = await database.query<{ id: number }>(sql`
        SELECT id FROM factor_resets WHERE cancelled_at IS NULL AND done_at IS NULL AND effective_at <= now()
        ORDER BY effective_at LIMIT ${BATCH}`);
      for (const { id } of due)
        await database.transaction(async () => {
          const done = await database.first<{ user_id: number }>(sql`
            UPDATE factor_resets SET done_at = now()
            WHERE id = ${id} AND cancelled_at IS NULL AND done_at IS NULL RETURNING user_id`);
          if (done) await reset(done.user_id);
        });
    },

    /** Resets at once, from the command line. @returns false if the address has no account */
    now: (email: string): Promise<boolean> =>
      database.transaction(async () => {
        const person = await database.first<{ id: number }>(
          sql`SELECT id FROM users WHERE email = ${email} AND deleted_at IS NULL`,
        );
        if (person) await reset(person.id);
        return person !== null;
      }),
  };
};
