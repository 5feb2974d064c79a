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
import type { NewInvitation } from './schemas.ts';

const newToken = () => randomBytes(32).toString('base64url');

/** Admin invitations. Only the mailed link contains the token; the database has its hash. */
export const createInvitations = ({ database, outbox }: Pick<FastifyInstance, 'database' | 'outbox'>) => {
  const invitations = createInvitationRepository(database);
  const accounts = createAuthRepository(database);
  const people = createUserRepository(database);
  const auditLog = createAuditLog(database);

  const record = (admin: SessionUser, action: ActOn<'invitation'>, { id, email }: OpenInvitation, isGone = false) =>
    auditLog.record(admin, {
      action: `invitation.${action}`,
      entity: 'invitation',
      entityId: id,
      label: email,
      before: isGone ? { email } : null,
      after: isGone ? null : { email },
    });

  const send = async (admin: SessionUser, { id, email, firstname, lang }: OpenInvitation, token: string) => {
    const inviter = await people.find(admin, lang);
    await outbox.enqueue({
      eventId: `admin-invitation:${id}:${hashToken(token).toString('hex').slice(0, 16)}`,
      template: 'admin-invitation',
      recipient: email,
      lang,
      payload: { firstname, inviter: inviter.full_name, token },
    });
  };

  const lock = async (id: number): Promise<OpenInvitation> => {
    const invitation = await invitations.lock(id);
    if (!invitation) throw notFound();
    return invitation;
  };

  return {
    list: invitations.list,

    /** @throws AppError 422 on `email` if the address already has an account or an invitation */
    invite: (admin: SessionUser, invitee: NewInvitation, lang: Lang): Promise<void> =>
      database.transaction(async () => {
        const known = await accounts.findCredentials(invitee.email);
        if (known) throw invalidField('email', known.isPlatformMember ? 'admins.is_admin' : 'admins.has_account');
        const token = newToken();
        const id = await invitations.insert(invitee, lang, hashToken(token), admin.id);
        if (id === null) throw invalidField('email', 'admins.is_invited');
        const invitation = { ...invitee, id, lang };
        await send(admin, invitation, token);
        await record(admin, 'created', invitation);
      }),

    /**
     * Sends a new link; the previous one stops working.
     * @throws AppError 404 if the invitation is not open
     */
    resend: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const invitation = await lock(id);
        const token = newToken();
        await invitations.renew(id, hashToken(token), admin.id);
        await send(admin, invitation, token);
        await record(admin, 'sent_again', invitation);
      }),

    /** @throws AppError 404 if the invitation is not open */
    withdraw: (admin: SessionUser, id: number): Promise<void> =>
      database.transaction(async () => {
        const invitation = await lock(id);
        await invitations.withdraw(id);
        await record(admin, 'withdrawn', invitation, true);
      }),
  };
};
