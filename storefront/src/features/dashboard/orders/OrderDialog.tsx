import { ORDER_STATUSES, type Order } from '@balsam/shared-api';
import {
  Bdi,
  arrowCounterclockwiseIcon,
  Button,
  ButtonLink,
  formatDate,
  Modal,
  OrderDetails,
  useLang,
  arrowClockwiseIcon,
  chatLeftTextIcon,
  truckIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { OrderInvoices } from '../../../entities/invoices/OrderInvoices.tsx';
import { StatusNews } from '../../../entities/tracking/StatusNews.tsx';
import { VendorLink } from '../../../entities/vendor/VendorLink.tsx';
import { OrderRefunds } from '../refunds/OrderRefunds.tsx';
import { useOrderPaths } from '../../../entities/orders/use-order-paths.ts';
import { NationalAddressNeeded } from './NationalAddressNeeded.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderReviews } from './OrderReviews.tsx';
import { href } from '../../../entities/page/paths.ts';

interface OrderDialogProps {
  order: Order;
  show: boolean;
  onHide: () => void;
  onCancel: () => void;
  onTrack: () => void;
  onMessages: () => void;
  /** Null for a guest, who has no account to shop or review with. */
  onBuyAgain: (() => void) | null;
  isBuying: boolean;
}

/** Details of an order with the actions that it currently allows. */
export function OrderDialog(props: OrderDialogProps) {
  const { order, show, onHide, onCancel, onTrack, onMessages, onBuyAgain, isBuying } = props;
  const { t } = useTranslation('storefront');
  const paths = useOrderPaths();
  const { phase } = ORDER_STATUSES[order.status];
  const footer = (
    <>
      {order.customer_may && (
        <Button variant="outline-danger" onClick={onCancel}>
          {t('dashboard.order.cancel')}
        </Button>
      )}
      {phase === 'shipping' && (
        <Button variant="outline" icon={truckIcon} onClick={onTrack}>
          {t('dashboard.order.track')}
        </Button>
      )}
      {phase === 'completed' && (
        <ButtonLink to={paths.returnItems(order.id)} variant="outline" icon={arrowCounterclockwiseIcon}>
          {t('returns.ask')}
        </ButtonLink>
      )}
      {order.can_be_missed && (
        <ButtonLink to={paths.returnItems(order.id)} variant="outline" icon={truckIcon}>
          {t('returns.missed')}
        </ButtonLink>
      )}
      <Button variant="outline" icon={chatLeftTextIcon} onClick={onMessages}>
        {t('dashboard.messages.open')}
      </Button>
      {onBuyAgain && (
        <Button variant="outline" icon={arrowClockwiseIcon} busy={isBuying} onClick={onBuyAgain}>
          {t('dashboard.order.buyAgain')}
        </Button>
      )}
      <Button variant="ghost" onClick={onHide}>
        {t('dashboard.close')}
      </Button>
    </>
  );
  return (
    <Modal
      show={show}
      onHide={onHide}
      size="xl"
      title={
        <>
          {t('dashboard.order.one')} <Bdi>#{order.order_no}</Bdi>
        </>
      }
      footer={footer}
    >
      <StatusNews parcels={[order]} />
      <CancelRequest order={order} />
      <NationalAddressNeeded order={order} />
      <OrderProgress order={order} />
      <OrderRefunds order={order} />
      <OrderDetails
        order={order}
        parties={[{ label: t('dashboard.order.vendor'), value: <VendorLink vendor={order.vendor} /> }]}
        productHref={({ slug }) => href('product', { slug })}
      />
      <OrderInvoices order={order} />
      {onBuyAgain && <OrderReviews order={order} />}
    </Modal>
  );
}

/** Pending or declined cancellation request. Hidden if the customer may cancel directly. */
function CancelRequest({ order: { status, customer_may: may, cancel_request: request } }: { order: Order }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (ORDER_STATUSES[status].customerMay !== 'ask' || may === 'cancel' || !request) return null;
  if (request.state === 'open') {
    return (
      <p className="alert alert-warning" role="status">
        {t('dashboard.order.requestWaits', { date: formatDate(request.asked_at, lang) })}
      </p>
    );
  }
  return (
    <div className="alert alert-info" role="status">
      <p>{t('dashboard.order.requestDeclined')}</p>
      {request.reason && <p dir="auto">{request.reason}</p>}
    </div>
  );
}
