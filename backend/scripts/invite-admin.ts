import { parseArgs } from 'node:util';
import { z } from 'zod';
import { loadConfig } from '../src/runtime/config.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { inviteByCommand } from '../src/modules/people/team/first-admin.ts';
import type { NewInvitee } from '../src/modules/people/team/schemas.ts';

const usage = 'npm run admin -- invite --email amal@shop.example --firstname Amal --lastname Saleh';

const name = z.string().trim().min(1).max(100);
const Admin = z.object({ email: z.string().trim().toLowerCase().pipe(z.email()), firstname: name, lastname: name });

/** @throws Error naming the missing or invalid options, with an example */
const readAdmin = (args: string[]): NewInvitee => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { email: text, firstname: text, lastname: text } });
  const { data, error } = Admin.safeParse(values);
  if (data) return data;
  const wrong = [...new Set(error.issues.map(({ path }) => `--${path.join('.')}`))].join(', ');
  throw new Error(`Missing or invalid: ${wrong}. For example: ${usage}`);
};

/** Invites an admin into the data folder (or DATABASE_URL) and prints the link. */
export const inviteAdmin = async (args: string[]): Promise<void> => {
  const admin = readAdmin(args);
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const { kind, token } = await inviteByCommand(database, admin);
    if (kind === 'reset') {
      const query = `?email=${encodeURIComponent(admin.email)}`;
      console.log(`${admin.email} is already an admin and can choose a new password.`);
      console.log(`The link works once, within 30 minutes: ${config.publicOrigin}/reset-password/${token}${query}`);
      return;
    }
    console.log(`${admin.email} is invited.`);
    console.log(`The link works once and expires in 7 days: ${config.publicOrigin}/admin/invitation#${token}`);
  } finally {
    await database.close();
  }
};
