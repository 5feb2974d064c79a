import type { Database } from '../../database/database.ts';
import { notFound } from '../../wire/errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { createAccountLog } from './account-log.ts';
import { createUserRepository, type Details } from './profile-repository.ts';

/** What people change about their own accounts. */
export const createAccountService = (database: Database) => {
  const users = createUserRepository(database);
  const accountLog = createAccountLog(database);

  return {
    /** @throws AppError 404 for somebody who is gone */
    edit: (actor: SessionUser, { firstname, lastname, phone_number }: Details): Promise<void> =>
      database.transaction(async () => {
        const before = await users.lock(actor.id);
        if (!before) throw notFound();
        const after = { firstname, lastname, phone_number };
        await users.update(actor.id, after);
        await accountLog.record(actor, 'account.edited', { ...before }, after);
      }),
  };
};
