import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { createInvitationRepository } from './invitation-repository.ts';
import { createMemberRepository, type MemberRow } from './member-repository.ts';
import { createOwnerChanges } from './owner-changes.ts';
import { createRoles } from './roles.ts';
import type { RoleChoice } from './schemas.ts';
import { createTeamNames } from './team-names.ts';
import { holdsAll, isOwner, toRole, type StoredRole, type Team } from '../auth/team-role.ts';

/** Changes to the members of a team, which always keeps an owner. */
export const createMembers = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const members = createMemberRepository(database);
  const invitations = createInvitationRepository(database);
  const ownerChanges = createOwnerChanges({ database, outbox });
  const roles = createRoles(database);
  const names = createTeamNames(database);
  const auditLog = createAuditLog(database);

  const label = (role: StoredRole, team: Team) => toRole(role, team, 'en').name;

  const record = (
    actor: SessionUser,
    act: ActOn<'member'>,
    { id, email }: Pick<MemberRow, 'id' | 'email'>,
    before: StoredRole,
    after: StoredRole | null,
  ) =>
    auditLog.record(actor, {
      ...{ action: `member.${act}`, entity: 'member', entityId: id, label: email },
      before: { role: label(before, actor.vendorId) },
      after: after && { role: label(after, actor.vendorId) },
    });

  const tell = async (template: string, team: Team, person: MemberRow, role: StoredRole) =>
    outbox.enqueue({
      eventId: `${template}:${randomUUID()}`,
      template,
      recipient: person.email,
      lang: person.lang,
      payload: {
        firstname: person.firstname,
        team: await names.of(team, person.lang),
        role: toRole(role, team, person.lang).name,
      },
    });

  /**
   * Locks the team and reads both people again: another request may have changed either since this one was authorised.
   * @throws AppError 403 if the actor may not change others (any more), 404 if the other is no member
   */
  const lock = async (actor: SessionUser, userId: number) => {
    await members.lockTeam(actor.vendorId);
    const me = await members.find(actor.vendorId, actor.id);
    if (!me || (userId !== actor.id && !me.permissions.includes('team.manage')))
      throw new AppError(403, 'forbidden', { message: 'team.others' });
    const person = await members.find(actor.vendorId, userId);
    if (!person) throw notFound();
    return { me, person };
  };

  const assertKeepsOwner = async (team: Team, person: MemberRow) => {
    if (isOwner(person) && (await members.owners(team)) < 2) throw new AppError(409, 'last_owner');
  };

  /** A removed member could return by an invitation to a private address. */
  const withdrawInvitations = async (actor: SessionUser, removed: MemberRow) => {
    for (const { id, email } of await invitations.withdrawOf(actor.vendorId, removed))
      await auditLog.record(actor, {
        ...{ action: 'invitation.withdrawn', entity: 'invitation', entityId: id, label: email },
        before: { email },
        after: null,
      });
  };

  return {
    /**
     * Gives a member another role. Fewer permissions end the member's sessions for the team.
     * @throws AppError 404, 409 for the last owner or if the role was changed in the meantime, 422 on `role`
     */
    setRole: (actor: SessionUser, userId: number, choice: RoleChoice, seen: Seen): Promise<void> =>
      database.transaction(async () => {
        const { me, person } = await lock(actor, userId);
        if (userId === actor.id) throw invalidField('role', 'team.not_your_own');
        assertUnchangedSince(person.updated_at, seen);
        if (!holdsAll(me, person.permissions)) throw invalidField('role', 'team.more_than_yours');
        const role = await roles.choose(me, actor.vendorId, choice);
        if (!isOwner(role)) await assertKeepsOwner(actor.vendorId, person);
        await members.setRole(actor.vendorId, userId, role);
        if (!holdsAll(role, person.permissions)) await members.endSessions(actor.vendorId, userId);
        await tell('team-role-changed', actor.vendorId, person, role);
        await record(actor, 'role_changed', person, person, role);
      }),

    /**
     * Removes a member, or lets any actor leave, and ends the sessions of that person for the team. They do not become an
     * owner, either.
     * @throws AppError 404, 403 for somebody with more permissions, 409 for the last owner
     */
    remove: (actor: SessionUser, userId: number): Promise<void> =>
      database.transaction(async () => {
        const { me, person } = await lock(actor, userId);
        if (!holdsAll(me, person.permissions))
          throw new AppError(403, 'forbidden', { message: 'team.more_than_yours' });
        await assertKeepsOwner(actor.vendorId, person);
        if (actor.vendorId !== null) await ownerChanges.stopOpen(actor, actor.vendorId, userId);
        await members.endSessions(actor.vendorId, userId);
        await members.remove(actor.vendorId, userId);
        await withdrawInvitations(actor, person);
        const isSelf = userId === actor.id;
        if (!isSelf) await tell('team-removed', actor.vendorId, person, person);
        await record(actor, isSelf ? 'left' : 'removed', person, person, null);
      }),
  };
};
