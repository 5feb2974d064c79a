import { loadConfig } from '../src/runtime/config.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { sqlState } from '../src/runtime/sql-state.ts';
import { auditLedger, bookRules, type Finding } from '../src/ledger/audit.ts';

const UNDEFINED_TABLE = '42P01';

/** Prints the findings, then the number of violations of each rule. */
const print = (findings: readonly Finding[]) => {
  for (const { rule, subject, detail } of findings) console.error(`${subject}: ${detail} (${rule})`);
  for (const { rule } of bookRules) {
    const count = findings.filter((finding) => finding.rule === rule).length;
    console.log(`${String(count).padStart(6)}  ${rule}`);
  }
  console.log(
    findings.length === 0
      ? `The ledger is correct: all ${bookRules.length} rules pass.`
      : `The ledger has ${findings.length} errors.`,
  );
};

/**
 * Checks the ledger of the data folder (or of DATABASE_URL).
 * @returns exit code: 1 if a rule is violated
 */
export const audit = async (): Promise<number> => {
  const database = await openDatabase(loadConfig());
  try {
    const findings = await auditLedger(database);
    print(findings);
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_TABLE) throw error;
    throw new Error('There is no ledger yet: start the shop once, then try again.', { cause: error });
  } finally {
    await database.close();
  }
};
