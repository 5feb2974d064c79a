import { selectCurrency, useAppSelector, type Delivery } from '@balsam/shared-api';
import { DataTable, Money, type DataTableColumn } from '@balsam/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A seller's delivery countries with fees, free-shipping thresholds and dispatch times. */
export function VendorDeliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('storefront');
  const currency = useAppSelector(selectCurrency);
  const columns = useMemo<DataTableColumn<Delivery>[]>(
    () => [
      {
        id: 'country',
        header: t('vendor.delivery.country'),
        primary: true,
        cell: ({ country }) => country?.name ?? t('vendor.delivery.elsewhere'),
      },
      {
        id: 'fee',
        header: t('vendor.delivery.fee'),
        cell: ({ flat_fee }) =>
          flat_fee > 0 ? <Money amount={flat_fee} currency={currency} /> : t('vendor.delivery.free'),
      },
      {
        id: 'freeFrom',
        header: t('vendor.delivery.freeFrom'),
        cell: ({ flat_fee, free_from }) =>
          free_from === null || flat_fee === 0 ? '–' : <Money amount={free_from} currency={currency} />,
      },
      {
        id: 'days',
        header: t('vendor.delivery.days'),
        cell: ({ handling_days_min: from, handling_days_max: count }) =>
          from === count ? t('vendor.delivery.daysCount', { count }) : t('vendor.delivery.daysRange', { from, count }),
      },
    ],
    [t, currency],
  );
  return (
    <section>
      <h2>{t('vendor.delivery.title')}</h2>
      {deliveries.length === 0 ? (
        <p>{t('vendor.delivery.none')}</p>
      ) : (
        <DataTable
          caption={t('vendor.delivery.title')}
          columns={columns}
          rows={deliveries}
          rowKey={({ country }) => country?.id ?? 0}
        />
      )}
    </section>
  );
}
