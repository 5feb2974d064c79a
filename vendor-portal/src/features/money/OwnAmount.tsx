import { Money, type Currency } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface OwnAmountProps {
  /** In major units: above zero Balsam owes it to the vendor, below zero the vendor owes it. */
  amount: number;
  currency: Currency;
}

/** An amount from the vendor's side. Who owes it is said in words, since neither a sign nor a colour says it to everybody. */
export function OwnAmount({ amount, currency }: OwnAmountProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <span className="cell-stack">
      <Money amount={Math.abs(amount)} currency={currency} />
      {amount !== 0 && (
        <span className="text-body-secondary">{t(amount > 0 ? 'money.owedToYou' : 'money.owedByYou')}</span>
      )}
    </span>
  );
}
