// npm run admin -- <command> …: operator commands for the data of a shop (docs/OPERATIONS.md).
import process from 'node:process';
import { explainOpening } from '../src/database/opening-failure.ts';

/** Parses its own arguments; returns the exit code, if not 0. */
type Command = (args: string[]) => Promise<number | void>;

const COMMANDS: Record<string, () => Promise<Command>> = {
  invite: async () => (await import('./invite-admin.ts')).inviteAdmin,
  'reset-factors': async () => (await import('./reset-factors.ts')).resetFactors,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restoreBackup,
  'erase-again': async () => (await import('./erase-again.ts')).repeatErasures,
  reconcile: async () => (await import('./reconcile.ts')).reconcile,
  audit: async () => (await import('./audit-ledger.ts')).audit,
  migrate: async () => (await import('./migrate.ts')).runMigrations,
  'database-settings': async () => (await import('./database-settings.ts')).databaseSettings,
  seed: async () => (await import('../database/seed/demo/command.ts')).seed,
};

const USAGE = `npm run admin -- invite --email … --firstname … --lastname …   invites an admin and prints the link
npm run admin -- reset-factors <email>                         removes the second factors of an account
npm run admin -- backup --to <folder>                          writes the database and the files to a folder
npm run admin -- restore --from <folder>                       restores a backup, into either engine
npm run admin -- erase-again [--from <folder of the newest backup>]  erases people again after a restore
npm run admin -- audit                                         checks the ledger
npm run admin -- reconcile                                     compares payments with the payment provider
npm run admin -- migrate                                       brings the schema up to date, and prints what ran
npm run admin -- database-settings                             prints the settings that a pooler needs
npm run admin -- seed                                          fills an empty database with the demo`;

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
try {
  if (!load) throw new Error(`Unknown command "${name}". Commands:\n${USAGE}`);
  const command = await load();
  process.exitCode = (await command(args)) ?? 0;
} catch (thrown) {
  const error = explainOpening(thrown, process.env.DATABASE_URL ?? null);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
