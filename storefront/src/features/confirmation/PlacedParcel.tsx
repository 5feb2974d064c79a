import type { Order, OrderProduct } from '@balsam/shared-api';
import {
  Bdi,
  DataTable,
  Money,
  OrderTotals,
  SaleRulesNote,
  StatusBadge,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { SoldName } from '../../entities/catalog/SoldName.tsx';
import { OrderInvoices } from '../../entities/invoices/OrderInvoices.tsx';
import { VendorLink } from '../../entities/vendor/VendorLink.tsx';
import { ArrivalDates } from '../../entities/tracking/ArrivalDates.tsx';

interface PlacedParcelProps {
  /** The vendor's sub-order. */
  part: Order;
  /** Expected delivery; undefined if unknown. */
  arrival: { arrives_from: string | null; arrives_to: string | null } | undefined;
  /** Number of the parcel and number of parcels. */
  place: { number: number; count: number };
}

/** One vendor's parcel: items, totals and expected delivery. */
export function PlacedParcel({ part, arrival, place }: PlacedParcelProps) {
  const { t } = useTranslation('storefront');
  const { vendor, order_sub_no, status, order_products, currency } = part;
  const titleId = `parcel-${part.id}`;
  const columns = useMemo<DataTableColumn<OrderProduct>[]>(
    () => [
      {
        id: 'product',
        header: t('confirmation.product'),
        primary: true,
        cell: ({ product, sold_under }) => (
          <span className="cell-stack">
            <SoldName item={product} />
            <SaleRulesNote rules={sold_under} isSold />
          </span>
        ),
      },
      { id: 'quantity', header: t('confirmation.quantity'), align: 'end', cell: ({ quantity }) => quantity },
      {
        id: 'total',
        header: t('confirmation.total'),
        align: 'end',
        cell: ({ sub_total }) => <Money amount={sub_total} currency={currency} />,
      },
    ],
    [t, currency],
  );
  return (
    <section className="panel stack sf-placed-parcel" aria-labelledby={titleId}>
      <div className="cluster cluster-between">
        <div>
          <h2 className="panel-title mb-0" id={titleId}>
            <Trans
              t={t}
              i18nKey="confirmation.parcel"
              values={place}
              components={{ seller: <VendorLink vendor={vendor} /> }}
            />
          </h2>
          <Bdi className="text-secondary">{order_sub_no}</Bdi>
        </div>
        <StatusBadge status={status} />
      </div>
      <ArrivalDates from={arrival?.arrives_from} to={arrival?.arrives_to} />
      <DataTable
        caption={t('confirmation.itemsOf', { vendor: vendor.company_name })}
        columns={columns}
        rows={order_products}
        rowKey={({ id }) => id}
      />
      <OrderTotals order={part} />
      <OrderInvoices order={part} />
    </section>
  );
}
