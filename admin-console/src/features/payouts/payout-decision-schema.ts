import { object, string } from 'yup';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { dayRule, referenceRule } from '../../entities/money/bank-transfer-schema.ts';

/** The bank's result for a payout. */
export type PayoutOutcomeChoice = 'paid' | 'failed' | 'returned';

export interface PayoutDecisionValues {
  outcome: PayoutOutcomeChoice;
  bank_reference: string;
  paid_on: string;
  reason: string;
}

/** A paid payout needs a reference and a day; a failed or returned one needs a reason. */
export const payoutDecisionSchema = object({
  bank_reference: string().when('outcome', { is: 'paid', then: () => referenceRule }),
  paid_on: string().when('outcome', { is: 'paid', then: () => dayRule }),
  reason: string().when('outcome', { is: 'paid', otherwise: () => reasonRule }),
});
