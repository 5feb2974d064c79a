import type { Database } from '../database/database.ts';
import { couponRules } from './coupon-rules.ts';
import { invoiceRules } from './invoice-rules.ts';
import { moneyRules } from './money-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { payoutRules } from './payout-rules.ts';
import { priceRules } from './price-rules.ts';
import { returnRules } from './return-rules.ts';
import { ledgerRules } from './rules.ts';
import { vatRules } from './vat-rules.ts';

/** Something in the books that should not be. */
export interface Finding {
  rule: string;
  subject: string;
  detail: string;
}

/** Everything that must hold in the books. */
export const bookRules = [
  ...[
    ...ledgerRules,
    ...priceRules,
    ...couponRules,
    ...vatRules,
    ...moneyRules,
    ...payoutRules,
    ...invoiceRules,
    ...returnRules,
  ],
  ...paymentRules,
];

/**
 * Proves the books: stock against its moves, orders against their lines, history, coupons and mail, money against both.
 * @returns what is wrong; empty when the books are right
 */
export const auditLedger = (database: Database): Promise<Finding[]> =>
  database.transaction(async () => {
    const findings: Finding[] = [];
    for (const { rule, violations } of bookRules) {
      const rows = await database.query<Omit<Finding, 'rule'>>(violations);
      findings.push(...rows.map((row) => ({ rule, ...row })));
    }
    return findings;
  });
