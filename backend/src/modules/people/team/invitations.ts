import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { invalidField, notFound } from '../../../wire/errors.ts';
import { hashToken, type SessionUser } from '../../../plugins/session.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import type { ActOn } from '../../operations/audit/labels.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createUserRepository } from '../auth/profile-repository.ts';
import { createInvitationRepository, type OpenInvitation } from './invitation-repository.ts';
import { createMemberRepository } from './member-repository.ts';
import { createRoles } from './roles.ts';
import type { NewInvitation } from './schemas.ts';
import { createTeamNames } from './team-names.ts';
import { toRole, type Team } from '../auth/team-role.ts';

const newToken = () => randomBytes(32).toString('base64url');

/** Invitations to a team. Only the mailed link contains the token; the database has its hash. */
export const createInvitations = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const invitations = createInvitationRepository(database);
  const members = createMemberRepository(database);
  const accounts = createAuthRepository(database);
  const people = createUserRepository(database);
  const names = createTeamNames(database);
  const roles = createRoles(database);
  const auditLog = createAuditLog(database);

  const record = (
    actor: SessionUser,
    act: ActOn<'invitation'>,
    invitation: OpenInvitation,
    isGone = false,
  ): Promise<void> => {
    const { id, email, vendor_id: team } = invitation;
    const columns = { email, role: toRole(invitation, team, 'en').name };
    return auditLog.record(actor, {
      ...{ action: `invitation.${act}`, entity: 'invitation', entityId: id, label: email },
      before: isGone ? columns : null,
      after: isGone ? null : columns,
    });
  };

  const send = async (actor: SessionUser, invitation: OpenInvitation, token: string) => {
    const { id, vendor_id: team, email, firstname, lang } = invitation;
    const [inviter, store] = [await people.find(actor, lang), await names.of(team, lang)];
    await outbox.enqueue({
      eventId: `team-invitation:${id}:${hashToken(token).toString('hex').slice(0, 16)}`,
      template: team === null ? 'admin-invitation' : 'team-invitation',
      recipient: email,
      lang,
      payload: { firstname, inviter: inviter.full_name, team: store, role: toRole(invitation, team, lang).name, token },
    });
  };

  const lock = async (team: Team, id: number): Promise<OpenInvitation> => {
    const invitation = await invitations.lock(team, id);
    if (!invitation) throw notFound();
    return invitation;
  };

  return {
    async list(team: Team, lang: Lang) {
      const rows = await invitations.list(team);
      return rows.map(({ preset, role_id, role_name, ...row }) => ({
        ...row,
        role: toRole({ preset, role_id, role_name }, team, lang),
      }));
    },

    /** @throws AppError 422 on `email` if the person is a member or invited, or on `role` */
    invite: (actor: SessionUser, { role: choice, ...invitee }: NewInvitation, lang: Lang): Promise<void> =>
      database.transaction(async () => {
        const { vendorId: team } = actor;
        const known = await accounts.findCredentials(invitee.email);
        if (known && (await members.find(team, known.id))) throw invalidField('email', 'team.is_member');
        const role = await roles.choose(actor, team, choice);
        const token = newToken();
        const tokenHash = hashToken(token);
        const id = await invitations.insert({ team, invitee, role, lang, tokenHash, invitedBy: actor.id });
        if (id === null) throw invalidField('email', 'team.is_invited');
        const invitation = { ...invitee, ...role, id, vendor_id: team, lang };
        await send(actor, invitation, token);
        await record(actor, 'created', invitation);
      }),

    /**
     * Sends a new link; the previous one stops working.
     * @throws AppError 404 if the invitation is not open, 422 on `role` if the actor may not give it
     */
    resend: (actor: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const invitation = await lock(actor.vendorId, id);
        await roles.choose(actor, actor.vendorId, invitation.preset ?? invitation.role_id ?? '');
        const token = newToken();
        await invitations.renew(id, hashToken(token), actor.id);
        await send(actor, invitation, token);
        await record(actor, 'sent_again', invitation);
      }),

    /** @throws AppError 404 if the invitation is not open */
    withdraw: (actor: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const invitation = await lock(actor.vendorId, id);
        await invitations.withdraw(id);
        await record(actor, 'withdrawn', invitation, true);
      }),
  };
};
