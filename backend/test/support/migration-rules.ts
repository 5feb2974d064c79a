import { statementsOf } from '../../src/database/later-migrations.ts';

/** Tables that grow without end or have a row for each product, customer or visit. */
const BIG = [
  ...['users', 'sessions', 'addresses', 'products', 'variants', 'product_images', 'notifications'],
  ...['orders', 'vendor_orders', 'order_items', 'order_status_history', 'stock_moves', 'coupon_redemptions'],
  ...['ledger_entries', 'ledger_lines', 'statement_entries', 'payout_entries', 'payments', 'payment_operations'],
  ...['invoices', 'invoice_lines', 'audit_log', 'outbox', 'idempotency_keys'],
];

interface Rule {
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** Clauses of ALTER TABLE on a big table that rewrite or read it under a lock. */
const ALTERATIONS: readonly Rule[] = [
  {
    pattern: /\bADD (COLUMN )?(?!CONSTRAINT)[^,]*\bGENERATED\b/i,
    remedy: 'a generated column rewrites the table: add a plain column, a trigger and a job that fills it',
  },
  {
    pattern: /\bADD (COLUMN )?(?!CONSTRAINT)(?=[^,]*\bNOT NULL\b)(?![^,]*\bDEFAULT\b)/i,
    remedy: 'NOT NULL needs a DEFAULT',
  },
  {
    pattern: /\bDEFAULT (gen_random_uuid|random|clock_timestamp|nextval)\b/i,
    remedy: 'a default that differs by row rewrites the table',
  },
  { pattern: /\bALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/i, remedy: 'a new type rewrites the table: add another column' },
  { pattern: /\bSET NOT NULL\b/i, remedy: 'add CHECK (… IS NOT NULL) NOT VALID, and validate it in a later migration' },
  {
    pattern: /\bADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)\b(?!.*\bNOT VALID\b)/i,
    remedy: 'add the constraint NOT VALID, and validate it in a later migration',
  },
  {
    pattern: /\bADD (COLUMN )?\w+ \w+[^,]*\bREFERENCES\b/i,
    remedy: 'add the foreign key as a constraint, NOT VALID, and validate it in a later migration',
  },
  {
    pattern: /\bADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY)\b(?! USING INDEX)/i,
    remedy: 'build the index in a later migration, and add the constraint USING INDEX in the next version',
  },
];

const LATER: readonly RegExp[] = [
  /^CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS \w+ ON /i,
  /^DROP INDEX CONCURRENTLY IF EXISTS \w+$/i,
  /^ALTER TABLE \w+ VALIDATE CONSTRAINT \w+$/i,
];

const faultIn = (statement: string): string | undefined => {
  if (/\b(lock_timeout|statement_timeout)\b/i.test(statement)) return 'the timeouts are those of migrate.ts';
  const table = /^(?:ALTER TABLE|UPDATE|DELETE FROM)(?: ONLY)?(?: IF EXISTS)? (\w+)/i.exec(statement)?.[1];
  const indexed = /^CREATE (?:UNIQUE )?INDEX.*? ON (\w+)/i.exec(statement)?.[1];
  if (indexed !== undefined && BIG.includes(indexed)) return 'an index of a big table belongs in a later migration';
  if (table === undefined || !BIG.includes(table)) return undefined;
  if (!/^ALTER/i.test(statement)) return 'a job changes the rows of a big table, in batches';
  return ALTERATIONS.find(({ pattern }) => pattern.test(statement))?.remedy;
};

/** Reasons why a migration would lock a big table for longer than a moment, with what to do instead. */
export const migrationFaults = (name: string, text: string): string[] => {
  const isLater = name.endsWith('.later.sql');
  return statementsOf(text).flatMap((statement) => {
    const fault = isLater
      ? LATER.every((allowed) => !allowed.test(statement)) &&
        'a later migration creates or drops indexes concurrently, or validates constraints'
      : faultIn(statement);
    return fault ? [`${name}: ${fault} (${statement.slice(0, 80)})`] : [];
  });
};
