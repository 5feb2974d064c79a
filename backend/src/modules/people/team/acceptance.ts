import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../../facts/limits.ts';
import { AppError, invalidField } from '../../../wire/errors.ts';
import { hashToken, type SessionRole } from '../../../plugins/session.ts';
import { createAuditLog } from '../../operations/audit/audit-log.ts';
import { hashPassword, assertUncommonPassword } from '../auth/passwords.ts';
import type { SessionHolder } from '../auth/profile-repository.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createSignIn, type OpenedSession } from '../auth/sign-in.ts';
import type { Client } from '../auth/client.ts';
import type { SecondStep } from '../factors/schemas.ts';
import type { Verified } from '../factors/second-factor.ts';
import { createInvitationRepository, type OpenInvitation } from './invitation-repository.ts';
import { createMemberRepository } from './member-repository.ts';
import { toRole, type Team } from '../auth/team-role.ts';

interface AcceptedForm {
  readonly token: string;
  readonly password: string;
  readonly step: SecondStep | null;
}

type Holder = Pick<SessionHolder, 'id'> & { passwordHash: string };

/** Accounts that exist may have a shorter password, from their registration. */
const assertNewPassword = (password: string): void => {
  if (password.length < LIMITS.password.changed) throw invalidField('password', 'validation.password_short_8');
  assertUncommonPassword(password, 'password');
};

const roleIn = (team: Team): SessionRole => ({ role: team === null ? 1 : 2, vendorId: team });

/**
 * Acceptance of an invitation to a team: the link, and the password of the account with its address. An address without
 * an account gets one with that password; the password of an account that exists never changes here.
 */
export const createAcceptance = (app: FastifyInstance) => {
  const { database } = app;
  const invitations = createInvitationRepository(database);
  const accounts = createAuthRepository(database);
  const members = createMemberRepository(database);
  const signIn = createSignIn(app);
  const auditLog = createAuditLog(database);

  /** @throws AppError 404 for a used, withdrawn, replaced or expired link */
  const find = async (token: string): Promise<OpenInvitation> => {
    const invitation = await invitations.findByToken(hashToken(token));
    if (!invitation) throw new AppError(404, 'invitation_dead');
    return invitation;
  };

  const openAccount = async (invitation: OpenInvitation, passwordHash: string): Promise<number> => {
    const { email, firstname, lastname, lang } = invitation;
    const nothingForNow = { phoneNumber: '', companyName: '', companyAddress: '' } as const;
    const person = { isCustomer: false, email, firstname, lastname, lang, passwordHash };
    const id = await accounts.insertUser({ ...person, ...nothingForNow });
    // Someone has registered this address in the meantime; its password decides.
    if (id === null) throw new AppError(401, 'bad_credentials');
    await accounts.proveEmail(id);
    return id;
  };

  const join = async (
    invitation: OpenInvitation,
    { id, passwordHash }: Holder,
    { verified, client }: { verified: Verified | null; client: Client },
  ): Promise<string> => {
    const { vendor_id: team, email } = invitation;
    await members.insert(team, id, invitation);
    await invitations.accept(invitation.id);
    const session = randomBytes(32).toString('base64url');
    const role = roleIn(team);
    const opening = { remember: false, factor: verified?.factor ?? null, client };
    if (!(await accounts.insertSession(hashToken(session), { id, passwordHash }, role, opening)))
      throw new AppError(401, 'bad_credentials');
    await verified?.spend();
    await auditLog.record(
      { id, ...role },
      {
        ...{ action: 'member.joined', entity: 'member', entityId: id, label: email },
        before: null,
        after: { role: toRole(invitation, team, 'en').name },
      },
    );
    return session;
  };

  return {
    find,

    /** True if the address of an invitation has an account. */
    hasAccount: async ({ email }: OpenInvitation): Promise<boolean> => (await accounts.findCredentials(email)) !== null,

    /**
     * Makes the invitee a member, and opens a session for the team.
     * @throws AppError 404 for a dead link, 401 for a wrong password and for the second step of an account that has one,
     *   403 for a blocked person, 422 for a new password that is short or common
     */
    async accept({ token, password, step }: AcceptedForm, client: Client): Promise<OpenedSession> {
      const { email, vendor_id: team } = await database.transaction(() => find(token));
      const isKnown = (await accounts.findCredentials(email)) !== null;
      if (!isKnown) assertNewPassword(password);
      const known = isKnown ? await signIn.authenticate({ email, password, step }, roleIn(team), client) : null;
      const passwordHash = known?.person.passwordHash ?? (await hashPassword(password));
      return database.transaction(async () => {
        const invitation = await find(token);
        const id = known?.person.id ?? (await openAccount(invitation, passwordHash));
        const session = await join(invitation, { id, passwordHash }, { verified: known?.verified ?? null, client });
        return { token: session, holder: { id, ...roleIn(team) } };
      });
    },
  };
};
