import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { hashToken } from '../../../plugins/session.ts';
import { DEFAULT_LANG } from '../../../facts/languages.ts';
import { createPlatformRepository } from '../../operations/platform/repository.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createInvitationRepository } from './invitation-repository.ts';
import type { NewInvitation } from './schemas.ts';

/**
 * Invites an admin from the command line, when no admin can do so from the console: the first admin, or one who has
 * lost the password. They get mails in the shop's default language.
 * @returns the link's token, and whether the address is new among the admins
 * @throws Error if the address belongs to a customer or a vendor; nothing is changed then
 */
export const inviteByCommand = (
  database: Database,
  invitee: NewInvitation,
): Promise<{ token: string; isNew: boolean }> => {
  const invitations = createInvitationRepository(database);
  const accounts = createAuthRepository(database);
  const platform = createPlatformRepository(database);

  return database.transaction(async () => {
    const known = await accounts.findCredentials(invitee.email);
    if (known && !known.isPlatformMember)
      throw new Error(`${invitee.email} has an account as a customer or vendor. Use another address for the admin.`);
    const token = randomBytes(32).toString('base64url');
    await invitations.withdrawFor(invitee.email);
    const lang = (await platform.find())?.value.default_lang ?? DEFAULT_LANG;
    await invitations.insert(invitee, lang, hashToken(token), null);
    return { token, isNew: !known };
  });
};
