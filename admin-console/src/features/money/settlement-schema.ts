import { CURRENCIES, type Currency } from '@balsam/shared-api';
import { string } from 'yup';
import { toTransfer, transferSchema, type TransferValues } from '../../entities/money/bank-transfer-schema.ts';
import { amountRule } from '../../entities/forms/amount-rule.ts';
import { textKey } from '../../locales/texts.ts';
import type { Settlement } from './money-api.ts';

/** Form values of a provider's settlement; `fee` is '' for none. */
export interface SettlementValues extends TransferValues {
  fee: string;
}

export const settlementSchema = transferSchema.shape({
  fee: string().when('currency', ([currency]: Currency[]) =>
    amountRule(currency ?? CURRENCIES[0], textKey('money.settlement.feeError')),
  ),
});

export const toSettlement = ({ fee, ...values }: SettlementValues): Settlement => ({
  ...toTransfer(values),
  fee: Number(fee),
});
