import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { hashToken } from '../../plugins/session.ts';
import { hashPassword } from './passwords.ts';
import { createAuthRepository } from './repository.ts';

const ADMIN = 1;

/** Who is to look after the marketplace. */
export interface NewAdmin {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

const newSecret = () => randomBytes(32).toString('base64url');

/** Admins are made where the database is, by whoever runs the house: no route opens such an account. */
export const createAdminAccounts = (database: Database) => {
  const accounts = createAuthRepository(database);

  return {
    /**
     * Opens an admin's account, or finds it again when there is one.
     * @returns the token of a link with which the admin chooses a password within half an hour, and whether the account is new
     * @throws Error when the address belongs to a customer or a vendor; nothing is changed then
     */
    invite: (admin: NewAdmin): Promise<{ token: string; isNew: boolean }> =>
      database.transaction(async () => {
        const known = await accounts.findCredentials(admin.email);
        if (known && known.role !== ADMIN) {
          throw new Error(`${admin.email} has an account as a customer or vendor. Take another address for the admin.`);
        }
        if (!known) {
          const nothingForNow = { phoneNumber: '', companyName: '', companyAddress: '', lang: 'en' } as const;
          // Nobody knows this password: the link is the only way in.
          const passwordHash = await hashPassword(newSecret());
          await accounts.insertUser({ ...admin, ...nothingForNow, role: ADMIN, passwordHash });
        }
        const token = newSecret();
        await accounts.insertReset(hashToken(token), admin.email);
        return { token, isNew: !known };
      }),
  };
};
