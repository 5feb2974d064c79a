import { ORDER_STATUSES, type Order } from '@balsam/shared-api';
import { Button, formatNumber, StatusBadge, useLang, VisuallyHidden } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ArrivalDates } from '../../../entities/tracking/ArrivalDates.tsx';
import { SoldBy } from '../../../entities/vendor/SoldBy.tsx';
import { UnreadMessages } from './UnreadMessages.tsx';
import { ParcelPictures } from './ParcelPictures.tsx';

interface OrderParcelProps {
  parcel: Order;
  onOpen: (id: number) => void;
}

/** One parcel of an order: pictures, seller, state and expected dates. */
export function OrderParcel({ parcel, onOpen }: OrderParcelProps) {
  const { t } = useTranslation('storefront');
  const { id, order_sub_no, vendor, status, order_products, arrives_from, arrives_to, is_overdue } = parcel;
  return (
    <li>
      <ParcelPictures products={order_products} />
      <div className="sf-dashboard-grow">
        <ParcelNumber parcel={parcel} />
        <SoldBy className="mb-0" vendor={vendor} />
        <ArrivalDates from={arrives_from} to={arrives_to} isLate={is_overdue} />
      </div>
      <div className="cell-stack">
        <VisuallyHidden>{t('dashboard.order.status')}</VisuallyHidden>
        <StatusBadge status={status} />
        <UnreadMessages orderId={id} />
        <CancelRequested parcel={parcel} />
        {parcel.national_address_missing && (
          <span className="form-text m-0">{t('dashboard.order.nationalMissing')}</span>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={t('dashboard.order.viewOrder', { number: order_sub_no })}
        onClick={() => onOpen(id)}
      >
        {t('dashboard.order.view')}
      </Button>
    </li>
  );
}

/** Marks a parcel as one of several; nothing if it is the whole order. */
function ParcelNumber({ parcel: { order_sub_no: number, parcel_count } }: { parcel: Order }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const count = parcel_count ?? 1;
  if (count === 1) return null;
  // The last part of the number is that of the parcel within its order.
  const place = Number(number.slice(number.lastIndexOf('-') + 1));
  const numbers = { number: formatNumber(place, lang), of: formatNumber(count, lang) };
  return <strong>{t('dashboard.order.parcelOf', numbers)}</strong>;
}

function CancelRequested({ parcel: { status, customer_may, cancel_request } }: { parcel: Order }) {
  const { t } = useTranslation('storefront');
  const mayAsk = ORDER_STATUSES[status].customerMay === 'ask' && customer_may !== 'cancel';
  if (!mayAsk || cancel_request?.state !== 'open') return null;
  return <span className="form-text m-0">{t('dashboard.order.cancelRequested')}</span>;
}
