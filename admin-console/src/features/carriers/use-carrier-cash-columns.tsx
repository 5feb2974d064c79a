import type { CarrierCash } from '@balsam/shared-api';
import { DateTime, Money, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Columns of the cash held by carriers; each order links to the explanation of its amounts. */
export function useCarrierCashColumns(): DataTableColumn<CarrierCash>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  return [
    {
      id: 'order',
      header: t('carriers.order'),
      primary: true,
      cell: ({ order_sub_no: slug }) => <Link to={href('moneyPart', { slug })}>{slug}</Link>,
    },
    {
      id: 'carrier',
      header: t('carriers.carrier'),
      cell: ({ carrier }) => (
        <bdi>{carrier ? t(`carriers.names.${carrier}`, { defaultValue: carrier }) : t('carriers.unnamed')}</bdi>
      ),
    },
    {
      id: 'vendor',
      header: t('money.vendor'),
      cell: ({ vendor }) => <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>,
    },
    { id: 'since', header: t('carriers.since'), cell: ({ completed_at }) => <DateTime value={completed_at} /> },
    { id: 'age', header: t('carriers.age'), align: 'end', cell: ({ days }) => t('carriers.days', { count: days }) },
    {
      id: 'amount',
      header: t('carriers.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
}
