import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { weaken } from '../factors/repository.ts';
import { createMemberRepository } from './member-repository.ts';
import { createOwnerChangeRepository, type Concerned } from './owner-change-repository.ts';
import { createTeamNames } from './team-names.ts';

/** Time in which an owner of the store, or the platform, can stop the change, hours. */
const DELAY_HOURS = 48;
/** Changes per run. */
const BATCH = 50;

type News = 'owner-change-announced' | 'owner-change-stopped' | 'owner-change-done';

/**
 * A new owner for a store whose owners are lost, requested by the platform. The present owners stay; they are told at once
 * and can stop the change for two days.
 */
export const createOwnerChanges = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const changes = createOwnerChangeRepository(database);
  const members = createMemberRepository(database);
  const names = createTeamNames(database);
  const auditLog = createAuditLog(database);

  /** Mails everyone concerned, each in their language. */
  const tell = async (news: News, vendorId: number, person: Concerned): Promise<void> => {
    const owners = await changes.owners(vendorId);
    const readers = [...owners.filter(({ id }) => id !== person.id), person];
    const eventId = `${news}:${randomUUID()}`;
    for (const { id, email: recipient, firstname, lang } of readers) {
      const team = await names.of(vendorId, lang);
      await outbox.enqueue({
        ...{ eventId, template: news, recipient, lang },
        payload: { firstname, team, person: person.name, email: person.email, is_person: id === person.id },
      });
    }
  };

  const record = async (
    actor: Pick<SessionUser, 'id' | 'role' | 'vendorId'>,
    act: ActOn<'vendor'>,
    vendorId: number,
    { email }: Pick<Concerned, 'email'>,
  ) =>
    auditLog.record(actor, {
      ...{ action: `vendor.${act}`, entity: 'vendor', entityId: vendorId, label: await names.of(vendorId, 'en') },
      before: null,
      after: { person: email },
    });

  /** @param userId only a change for this person @returns false without one */
  const stopOpen = async (actor: SessionUser, vendorId: number, userId: number | null = null): Promise<boolean> => {
    const stopped = await changes.stop(vendorId, actor.id, userId);
    if (!stopped) return false;
    const person = await changes.person(stopped.user_id);
    if (person) await tell('owner-change-stopped', vendorId, person);
    await record(actor, 'owner_change_stopped', vendorId, person ?? { email: String(stopped.user_id) });
    return true;
  };

  /** @throws AppError 404 without an announced change */
  const stop = async (actor: SessionUser, vendorId: number): Promise<void> => {
    if (!(await stopOpen(actor, vendorId))) throw notFound();
  };

  /** True if the person who asked may still do so, and the owners of the store could sign in to stop it. */
  const stands = async (isActive: boolean, requestedBy: number): Promise<boolean> =>
    isActive && ((await members.find(null, requestedBy))?.permissions.includes('vendors.write') ?? false);

  /** Makes the person an owner if the change is due and still possible; otherwise it ends. */
  const apply = async (vendorId: number): Promise<void> => {
    const store = await changes.lockStore(vendorId);
    const change = await changes.dueOf(vendorId);
    if (!change) return;
    const { user_id: userId, requested_by: requestedBy } = change;
    const person = await changes.candidate(vendorId, { id: userId });
    if (!store || !person?.is_proven || !(await stands(store.is_active, requestedBy))) {
      await changes.stop(vendorId, null);
      if (store && person) await tell('owner-change-stopped', vendorId, person);
      return;
    }
    await changes.finish(vendorId);
    const owner = { preset: 'owner', role_id: null };
    if (!(await members.insert(vendorId, userId, owner))) await members.setRole(vendorId, userId, owner);
    // A bank account that the new owner states within a day waits.
    await weaken(database, userId);
    await tell('owner-change-done', vendorId, person);
    await record({ id: requestedBy, role: 1, vendorId: null }, 'owner_changed', vendorId, person);
  };

  return {
    /** The announced change of a store; null without one. */
    open: changes.open,

    /**
     * Announces a new owner of a store.
     * @throws AppError 404 for a missing store, 409 for one that is not active or while another change is announced, 422
     *   on `email` for a person without an account, with an address that is not proven, who is an owner, or who asks
     */
    request: (actor: SessionUser, vendorId: number, email: string): Promise<void> =>
      database.transaction(async () => {
        const store = await changes.lockStore(vendorId);
        if (!store) throw notFound();
        if (!store.is_active) throw new AppError(409, 'owner_change_inactive');
        const person = await changes.candidate(vendorId, { email });
        if (!person) throw invalidField('email', 'team.no_account');
        if (person.id === actor.id) throw invalidField('email', 'team.owner_self');
        if (person.is_owner) throw invalidField('email', 'team.is_owner');
        if (!person.is_proven) throw invalidField('email', 'team.email_unproven');
        if ((await changes.insert(vendorId, person.id, actor.id, DELAY_HOURS)) === null)
          throw new AppError(409, 'owner_change_open');
        await tell('owner-change-announced', vendorId, person);
        await record(actor, 'owner_change_requested', vendorId, person);
      }),

    /** Stops the announced change of a store, for the platform. @throws AppError 404 without one */
    stop: (actor: SessionUser, vendorId: number): Promise<void> =>
      database.transaction(async () => {
        if (!(await changes.lockStore(vendorId))) throw notFound();
        await stop(actor, vendorId);
      }),

    /** Stops the announced change of the own store. @throws AppError 403 for anyone but an owner, 404 without one */
    stopOwn: (actor: SessionUser, vendorId: number): Promise<void> =>
      database.transaction(async () => {
        await members.lockTeam(vendorId);
        const owners = await changes.owners(vendorId);
        if (!owners.some(({ id }) => id === actor.id)) throw new AppError(403, 'forbidden');
        await stop(actor, vendorId);
      }),

    /**
     * Stops the announced change of a store, if there is one: for a person, or any. Call it in a transaction that holds
     * the store.
     */
    stopOpen,

    /** Carries out what is due, each change in a transaction of its own. */
    async applyDue(): Promise<void> {
      for (const { vendor_id: vendorId } of await changes.due(BATCH)) await database.transaction(() => apply(vendorId));
    },
  };
};
