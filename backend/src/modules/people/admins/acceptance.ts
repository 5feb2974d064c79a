import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../wire/errors.ts';
import { hashToken } from '../../../plugins/session.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { hashPassword, assertUncommonPassword } from '../auth/passwords.ts';
import { createAuthRepository } from '../auth/repository.ts';
import type { SessionHolder } from '../auth/profile-repository.ts';
import { createAdminRepository } from './repository.ts';
import { createInvitationRepository, type OpenInvitation } from './invitation-repository.ts';

const ADMIN = 1;

/** Acceptance of an admin invitation: the link, then a password chosen by the invitee. */
export const createAcceptance = (database: Database) => {
  const invitations = createInvitationRepository(database);
  const accounts = createAuthRepository(database);
  const admins = createAdminRepository(database);
  const accountLog = createAccountLog(database);

  /** @throws AppError 404 for a used, withdrawn, replaced or expired link */
  const find = async (token: string): Promise<OpenInvitation> => {
    const invitation = await invitations.findByToken(hashToken(token));
    if (!invitation) throw new AppError(404, 'invitation_dead');
    return invitation;
  };

  /** Creates the admin account, or resets the password of an existing admin. */
  const openAccount = async (invitation: OpenInvitation, passwordHash: string): Promise<number> => {
    const { email, firstname, lastname, lang } = invitation;
    const known = await accounts.findCredentials(email);
    if (known?.isPlatformMember) {
      await accounts.updatePassword(known.id, passwordHash);
      await accounts.deleteSessions(known.id);
      return known.id;
    }
    const nothingForNow = { phoneNumber: '', companyName: '', companyAddress: '' } as const;
    const id = await accounts.insertUser({
      isCustomer: false,
      email,
      firstname,
      lastname,
      lang,
      passwordHash,
      ...nothingForNow,
    });
    // Someone has registered this address since the invitation was sent.
    if (id === null) throw new AppError(422, 'invitation_taken');
    await admins.insert(id);
    return id;
  };

  return {
    find,

    /**
     * Creates the account and opens a session.
     * @returns the session token, which is not stored, and whose session it is
     * @throws AppError 404 for a dead link, 422 for a common password or a taken address
     */
    async accept(token: string, password: string): Promise<{ token: string; holder: SessionHolder }> {
      assertUncommonPassword(password, 'password');
      const passwordHash = await hashPassword(password);
      const session = randomBytes(32).toString('base64url');
      const userId = await database.transaction(async () => {
        const invitation = await find(token);
        const id = await openAccount(invitation, passwordHash);
        await invitations.accept(invitation.id);
        await accounts.insertSession(hashToken(session), { id, passwordHash }, { role: ADMIN, vendorId: null }, false);
        await accountLog.record({ id, role: ADMIN }, 'account.invitation_accepted', null, { email: invitation.email });
        return id;
      });
      return { token: session, holder: { id: userId, role: ADMIN, vendorId: null } };
    },
  };
};
