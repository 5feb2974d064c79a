import { useTranslation } from 'react-i18next';
import type { Currency } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import type { MoneyReader } from './money-view.ts';

interface OwedAmountProps {
  /** In major units: positive if Balsam owes the vendor, negative if the vendor owes Balsam. */
  amount: number;
  currency: Currency;
  reader: MoneyReader;
}

/** A balance between Balsam and a vendor. A text names the debtor, since a sign or a colour alone is not accessible. */
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
