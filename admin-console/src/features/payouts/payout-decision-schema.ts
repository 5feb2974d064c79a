import { object, string } from 'yup';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { dayRule, referenceRule } from '../../entities/money/bank-transfer-schema.ts';

/** What the bank has made of a payout. */
export type PayoutOutcomeChoice = 'paid' | 'failed' | 'returned';

export interface PayoutDecisionValues {
  outcome: PayoutOutcomeChoice;
  bank_reference: string;
  paid_on: string;
  reason: string;
}

/** A payment has a reference and a day; what failed or came back has a reason. */
export const payoutDecisionSchema = object({
  bank_reference: string().when('outcome', { is: 'paid', then: () => referenceRule }),
  paid_on: string().when('outcome', { is: 'paid', then: () => dayRule }),
  reason: string().when('outcome', { is: 'paid', otherwise: () => reasonRule }),
});
