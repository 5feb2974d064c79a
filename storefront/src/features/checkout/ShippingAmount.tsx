import { Money, type MoneyProps } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** What shipping costs; nothing is a word. */
export function ShippingAmount({ amount, currency }: Pick<MoneyProps, 'amount' | 'currency'>) {
  const { t } = useTranslation('storefront');
  return amount > 0 ? <Money amount={amount} currency={currency} /> : t('checkout.freeShipping');
}
