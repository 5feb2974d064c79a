import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate, type Currency } from '../format/format.ts';
import { Money } from '../format/Money.tsx';
import { useLang } from '../format/use-lang.ts';
import type { VatGroupView } from './order-view.ts';

interface VatRowsProps {
  /** One per rate, as computed by the server; null for an order placed before VAT was recorded. */
  groups: readonly VatGroupView[] | null;
  currency: Currency;
}

/**
 * VAT included in a total, one row per rate with tax. They follow the total, because it already includes them.
 */
export function VatRows({ groups, currency }: VatRowsProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  if (!groups) {
    return (
      <>
        <dt>{t('order.vat')}</dt>
        <dd>{t('order.vatNotStated')}</dd>
      </>
    );
  }
  const taxed = groups.filter(({ vat }) => vat !== 0);
  return taxed.map(({ percent, vat }) => (
    <Fragment key={percent}>
      <dt>{t('order.vatIncluded', { rate: formatRate(percent, lang) })}</dt>
      <dd>
        <Money amount={vat} currency={currency} />
      </dd>
    </Fragment>
  ));
}
