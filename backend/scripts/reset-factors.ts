import { loadConfig } from '../src/runtime/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { createOutbox } from '../src/mail/outbox.ts';
import { createFactorReset } from '../src/modules/people/security/factor-reset.ts';

/** Removes all second factors and sessions of an account at once, for a person who has lost them. */
export const resetFactors = async ([email = '']: string[]): Promise<void> => {
  if (!email.includes('@'))
    throw new Error('Missing: the email address. For example: npm run admin -- reset-factors amal@shop.example');
  const database = await openDatabase(loadConfig());
  try {
    await migrate(database);
    const outbox = createOutbox(database, async () => undefined);
    if (!(await createFactorReset({ database, outbox }).now(email.trim().toLowerCase())))
      throw new Error(`${email} has no account.`);
    console.log(`${email} can sign in with the password alone, and should set up a new second step.`);
  } finally {
    await database.close();
  }
};
