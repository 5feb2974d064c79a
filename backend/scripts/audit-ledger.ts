import { loadConfig } from '../src/runtime/config.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { sqlState } from '../src/runtime/sql-state.ts';
import { auditLedger, bookRules } from '../src/ledger/audit.ts';

const UNDEFINED_TABLE = '42P01';

// npm run audit:ledger: proves the books of the data folder (or of DATABASE_URL). Exit code 1 when something is wrong.

const run = async (): Promise<number> => {
  const database = await openDatabase(loadConfig());
  try {
    const findings = await auditLedger(database);
    for (const { rule, subject, detail } of findings) console.error(`${subject}: ${detail} (${rule})`);
    console.log(
      findings.length === 0
        ? `The books are right: all ${bookRules.length} rules hold.`
        : `The books are wrong in ${findings.length} places.`,
    );
    return findings.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
};

try {
  process.exitCode = await run();
} catch (error) {
  const missing = sqlState(error) === UNDEFINED_TABLE;
  console.error(missing ? 'There are no books here yet: start the shop once, then try again.' : String(error));
  process.exitCode = 1;
}
