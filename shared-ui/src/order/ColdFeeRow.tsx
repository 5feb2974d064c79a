import { useTranslation } from 'react-i18next';
import { Money, type MoneyProps } from '../format/Money.tsx';

interface ColdFeeRowProps extends Pick<MoneyProps, 'currency'> {
  /** Share of the shipping cost for the cold chain; null for a parcel that keeps none. */
  amount: number | null;
}

/** Row of totals below the shipping cost: its share for the cold chain. Nothing if that costs nothing. */
export function ColdFeeRow({ amount, currency }: ColdFeeRowProps) {
  const { t } = useTranslation('kit');
  if (!amount) return null;
  return (
    <>
      <dt>{t('order.coldFee')}</dt>
      <dd>
        <Money amount={amount} currency={currency} />
      </dd>
    </>
  );
}
