import { useTranslation } from 'react-i18next';
import type { Currency } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import type { MoneyReader } from './money-view.ts';

interface OwedAmountProps {
  /** In major units: above zero Balsam owes it to the vendor, below zero the vendor owes it. */
  amount: number;
  currency: Currency;
  reader: MoneyReader;
}

/** An amount between Balsam and a vendor. Who owes it is said in words, since neither a sign nor a colour says it to everybody. */
export function OwedAmount({ amount, currency, reader }: OwedAmountProps) {
  const { t } = useTranslation('kit');
  return (
    <span className="cell-stack">
      <Money amount={Math.abs(amount)} currency={currency} />
      {amount !== 0 && (
        <span className="text-body-secondary">{t(`money.${reader}.${amount > 0 ? 'owed' : 'owing'}`)}</span>
      )}
    </span>
  );
}
