import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../wire/errors.ts';
import { assertUnchangedSince, type Seen } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createAccountLog } from './account-log.ts';
import { createUserRepository, type Details } from './profile-repository.ts';

/** Changes that users make to their own accounts. */
export const createAccountService = (database: Database) => {
  const users = createUserRepository(database);
  const accountLog = createAccountLog(database);

  return {
    /** @throws AppError 404 if the account was deleted, 409 if it was saved in the meantime */
    edit: (
      actor: SessionUser,
      { firstname, lastname, phone_number, updated_at_seen: seen }: Details & { updated_at_seen?: Seen },
    ): Promise<void> =>
      database.transaction(async () => {
        const row = await users.lock(actor.id);
        if (!row) throw notFound();
        const { updated_at: updatedAt, ...before } = row;
        assertUnchangedSince(updatedAt, seen);
        const after = { firstname, lastname, phone_number };
        await users.update(actor.id, after);
        await accountLog.record(actor, 'account.edited', before, after);
      }),
  };
};
