import type { Order } from '@balsam/shared-api';
import { Bdi } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Link from a sub-order to the whole order, with its number of parcels. */
export function WholeOrderLink({ order }: { order: Pick<Order, 'order_no' | 'parcel_count'> }) {
  const { t } = useTranslation('admin-console');
  const { order_no: number, parcel_count: count } = order;
  return (
    <>
      <Link to={href('orders', { number })}>
        <Bdi>{number}</Bdi>
      </Link>
      {count !== null && <> ({t('orders.parcels', { count })})</>}
    </>
  );
}
