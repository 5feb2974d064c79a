import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRate, type Currency } from '../format/format.ts';
import { Money } from '../format/Money.tsx';
import { useLang } from '../format/use-lang.ts';
import type { VatGroupView } from './order-view.ts';

interface VatRowsProps {
  /** One per rate, as the server computed them; null: on an order that was placed before tax was stated. */
  groups: readonly VatGroupView[] | null;
  currency: Currency;
}

/** What of a total is value added tax, in a row per rate. They stand behind the total, which they do not raise. */
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
  return groups.map(({ percent, vat }) => (
    <Fragment key={percent}>
      <dt>{t('order.vatIncluded', { rate: formatRate(percent, lang) })}</dt>
      <dd>
        <Money amount={vat} currency={currency} />
      </dd>
    </Fragment>
  ));
}
