import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../wire/errors.ts';
import { hashToken } from '../../plugins/session.ts';
import { createAccountLog } from '../auth/account-log.ts';
import { hashPassword, assertUncommonPassword } from '../auth/passwords.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createInvitationRepository, type OpenInvitation } from './invitation-repository.ts';

const ADMIN = 1;

/** How an invited admin comes in: by the link, with a password of their own. */
export const createAcceptance = (database: Database) => {
  const invitations = createInvitationRepository(database);
  const accounts = createAuthRepository(database);
  const accountLog = createAccountLog(database);

  /** @throws AppError 404 for a link that was followed, withdrawn, replaced or is too old */
  const find = async (token: string): Promise<OpenInvitation> => {
    const invitation = await invitations.findByToken(hashToken(token));
    if (!invitation) throw new AppError(404, 'invitation_dead');
    return invitation;
  };

  /** The account of an address: a new one, or that of an admin who has lost the password. */
  const openAccount = async (invitation: OpenInvitation, passwordHash: string): Promise<number> => {
    const { email, firstname, lastname, lang } = invitation;
    const known = await accounts.findCredentials(email);
    if (known?.role === ADMIN) {
      await accounts.updatePassword(known.id, passwordHash);
      await accounts.deleteSessions(known.id);
      return known.id;
    }
    const nothingForNow = { phoneNumber: '', companyName: '', companyAddress: '' } as const;
    const id = await accounts.insertUser({
      role: ADMIN,
      email,
      firstname,
      lastname,
      lang,
      passwordHash,
      ...nothingForNow,
    });
    // Somebody has registered with the address since it was invited.
    if (id === null) throw new AppError(422, 'invitation_taken');
    return id;
  };

  return {
    find,

    /**
     * Opens the account and a session in it.
     * @returns the session's token, which is stored nowhere, and whose it is
     * @throws AppError 404 for a dead link, 422 for a common password or an address that is taken
     */
    async accept(token: string, password: string): Promise<{ token: string; userId: number }> {
      assertUncommonPassword(password, 'password');
      const passwordHash = await hashPassword(password);
      const session = randomBytes(32).toString('base64url');
      const userId = await database.transaction(async () => {
        const invitation = await find(token);
        const id = await openAccount(invitation, passwordHash);
        await invitations.accept(invitation.id);
        await accounts.insertSession(hashToken(session), { id, passwordHash }, false);
        await accountLog.record({ id, role: ADMIN }, 'account.invitation_accepted', null, { email: invitation.email });
        return id;
      });
      return { token: session, userId };
    },
  };
};
