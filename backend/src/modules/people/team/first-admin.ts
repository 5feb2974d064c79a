import { randomBytes } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import { hashToken } from '../../../plugins/session.ts';
import { DEFAULT_LANG } from '../../../facts/languages.ts';
import { createPlatformRepository } from '../../operations/platform/repository.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createInvitationRepository } from './invitation-repository.ts';
import type { NewInvitee } from './schemas.ts';

const OWNER = { preset: 'owner', role_id: null, role_name: null } as const;

/** Link that the command prints: an invitation, or for an admin who has lost the password, a new one. */
export interface PrintedLink {
  readonly kind: 'invitation' | 'reset';
  readonly token: string;
}

/**
 * Invites an owner of the platform from the command line, when no admin can do so from the console: the first one, or
 * one who has lost the password. They get mails in the shop's default language.
 */
export const inviteByCommand = (database: Database, invitee: NewInvitee): Promise<PrintedLink> => {
  const invitations = createInvitationRepository(database);
  const accounts = createAuthRepository(database);
  const platform = createPlatformRepository(database);

  return database.transaction(async () => {
    const token = randomBytes(32).toString('base64url');
    const known = await accounts.findCredentials(invitee.email);
    if (known?.isPlatformMember) {
      await accounts.insertReset(hashToken(token), invitee.email);
      return { kind: 'reset', token };
    }
    await invitations.withdrawFor(null, invitee.email);
    const lang = (await platform.find())?.value.default_lang ?? DEFAULT_LANG;
    const row = { team: null, invitee, role: OWNER, lang, tokenHash: hashToken(token), invitedBy: null };
    await invitations.insert(row);
    return { kind: 'invitation', token };
  });
};
