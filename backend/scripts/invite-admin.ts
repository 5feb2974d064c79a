import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadConfig } from '../src/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { createAdminAccounts, type NewAdmin } from '../src/modules/auth/adminAccount.ts';

const usage = 'npm run invite:admin -- --email amal@shop.example --firstname Amal --lastname Saleh';

const name = z.string().trim().min(1).max(100);
const Admin = z.object({ email: z.string().trim().toLowerCase().pipe(z.email()), firstname: name, lastname: name });

/** @throws Error naming what is missing, with an example */
const readAdmin = (): NewAdmin => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { email: text, firstname: text, lastname: text } });
  const { data, error } = Admin.safeParse(values);
  if (data) return data;
  const wrong = [...new Set(error.issues.map(({ path }) => `--${path.join('.')}`))].join(', ');
  throw new Error(`Missing or not valid: ${wrong}. For example: ${usage}`);
};

// npm run invite:admin: opens an admin's account in the data folder (or in DATABASE_URL) and prints a link for the password.
const run = async (): Promise<void> => {
  const admin = readAdmin();
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const address = encodeURIComponent(admin.email);
    const { token, isNew } = await createAdminAccounts(database).invite(admin);
    console.log(isNew ? `${admin.email} is an admin now.` : `${admin.email} is an admin already.`);
    console.log(
      `The password is chosen within half an hour at ${config.publicOrigin}/reset-password/${token}?email=${address}`,
    );
  } finally {
    await database.close();
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
