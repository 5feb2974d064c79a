import type { Order } from '@balsam/shared-api';
import { Bdi, Money, StatusBadge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ParcelPictures } from '../orders/ParcelPictures.tsx';
import { href } from '../../../entities/page/paths.ts';

/** One sub-order in a row, linked to its details. */
export function ParcelRow({ order }: { order: Order }) {
  const { t } = useTranslation('storefront');
  const { id, order_sub_no, vendor, status, total_amount, currency, order_products: products } = order;
  const pieces = products.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <li className="sf-dashboard-parcel">
      <ParcelPictures products={products} />
      <span className="sf-dashboard-grow">
        <Link to={href('orders', { order: id })} className="stretched-link">
          {t('dashboard.parcelFrom', { vendor: vendor.company_name })}
        </Link>
        <span className="sf-dashboard-facts">
          <Bdi>{order_sub_no}</Bdi>
          <span>{t('dashboard.pieces', { count: pieces })}</span>
        </span>
      </span>
      <StatusBadge status={status} />
      <Money amount={total_amount} currency={currency} />
    </li>
  );
}
