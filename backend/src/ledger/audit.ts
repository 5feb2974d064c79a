import type { Database } from '../database/database.ts';
import { attributeRules } from './attribute-rules.ts';
import { couponRules } from './coupon-rules.ts';
import { holidayRules } from './holiday-rules.ts';
import { guestRules } from './guest-rules.ts';
import { invoiceRules } from './invoice-rules.ts';
import { licenceRules } from './licence-rules.ts';
import { lotRules } from './lot-rules.ts';
import { messageRules } from './message-rules.ts';
import { moneyRules } from './money-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { payoutRules } from './payout-rules.ts';
import { priceRules } from './price-rules.ts';
import { privacyRules } from './privacy-rules.ts';
import { recallRules } from './recall-rules.ts';
import { registrationRules } from './registration-rules.ts';
import { saleRuleRules } from './sale-rules.ts';
import { returnRules } from './return-rules.ts';
import { ledgerRules } from './rules.ts';
import { factorRules } from './factor-rules.ts';
import { teamRules } from './team-rules.ts';
import { vatRules } from './vat-rules.ts';

/** A violation of a rule. */
export interface Finding {
  rule: string;
  subject: string;
  detail: string;
}

/** All rules of the ledger. */
export const bookRules = [
  ...[
    ...ledgerRules,
    ...priceRules,
    ...lotRules,
    ...recallRules,
    ...registrationRules,
    ...attributeRules,
    ...saleRuleRules,
    ...holidayRules,
    ...licenceRules,
    ...couponRules,
    ...guestRules,
    ...teamRules,
    ...factorRules,
    ...messageRules,
    ...privacyRules,
    ...vatRules,
    ...moneyRules,
    ...payoutRules,
    ...invoiceRules,
    ...returnRules,
  ],
  ...paymentRules,
];

/**
 * Audits the ledger: stock against its moves, orders against lines, history, coupons and mail, and the money of both.
 * @returns violations; empty if there are none
 */
export const auditLedger = (database: Database): Promise<Finding[]> =>
  database.longTransaction(async () => {
    const findings: Finding[] = [];
    for (const { rule, violations } of bookRules) {
      const rows = await database.query<Omit<Finding, 'rule'>>(violations);
      findings.push(...rows.map((row) => ({ rule, ...row })));
    }
    return findings;
  });
