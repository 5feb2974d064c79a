import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { ORDER_STATUSES } from '../../facts/facts.ts';
import { Bdi } from '../../format/Bdi.tsx';
import { Modal } from '../../modal/Modal.tsx';
import { OrderDetails } from '../../order/OrderDetails.tsx';
import type { OrderParty } from '../../order/OrderSummary.tsx';
import type { OrderView } from '../../order/order-view.ts';
import { truckIcon } from '../../icon/shapes.ts';

interface OrderDetailsModalProps {
  /** The order to show; null for none. */
  order: OrderView | null;
  show: boolean;
  onHide: () => void;
  /** People named next to the order's number. */
  parties?: readonly OrderParty[];
  /** Actions on the order, shown before Track Package and Close. */
  actions?: ReactNode;
  /** Content after the details. */
  children?: ReactNode;
}

/** An order in a dialog, for customers, vendors and admins. Track Package leads to its timeline. */
export function OrderDetailsModal({ order, show, onHide, parties, actions, children }: OrderDetailsModalProps) {
  const { t } = useTranslation('kit');
  const history = useRef<HTMLHeadingElement>(null);
  if (!order) return null;

  const footer = (
    <>
      {actions}
      {ORDER_STATUSES[order.status].phase === 'shipping' && (
        <Button variant="outline" icon={truckIcon} onClick={() => history.current?.focus()}>
          {t('order.track')}
        </Button>
      )}
      <Button variant="ghost" onClick={onHide}>
        {t('order.close')}
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
          {t('order.title')} <Bdi>#{order.order_no}</Bdi>
        </>
      }
      footer={footer}
    >
      <OrderDetails order={order} parties={parties} historyRef={history} />
      {children}
    </Modal>
  );
}
