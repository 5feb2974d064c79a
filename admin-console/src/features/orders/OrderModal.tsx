import { Allowed, type Order } from '@balsam/shared-api';
import { Bdi, Button, Modal, QueryState } from '@balsam/shared-ui';
import { OrderDetailsModal } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { OrderInvoices } from './OrderInvoices.tsx';
import { Buyer, Seller } from './OrderPerson.tsx';
import { WholeOrderLink } from './WholeOrderLink.tsx';
import { useGetAdminOrderQuery } from './orders-api.ts';
import { ConversationPanel } from '../../entities/conversations/ConversationPanel.tsx';

interface OrderModalProps {
  /** Sub-order number, as in the URL. */
  number: string;
  /** The order, if the list has loaded it. */
  listed: Order | undefined;
  onHide: () => void;
}

/** An order shown over the list; links may open orders that the list does not contain. */
export function OrderModal({ number, listed, onHide }: OrderModalProps) {
  const { t } = useTranslation('admin-console');
  const query = useGetAdminOrderQuery(number, { skip: listed !== undefined });
  const order = listed ?? query.data;
  if (order) return <OpenOrder order={order} onHide={onHide} />;
  return (
    <Modal
      show
      onHide={onHide}
      title={
        <>
          {t('orders.order')} <Bdi>#{number}</Bdi>
        </>
      }
    >
      <QueryState
        query={query}
        empty={{ when: (found) => found === null, title: t('orders.missing'), text: t('orders.missingText') }}
      >
        {() => null}
      </QueryState>
    </Modal>
  );
}

function OpenOrder({ order, onHide }: { order: Order; onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const { vendor, tax_issuer: issuer, order_sub_no: number } = order;
  return (
    <OrderDetailsModal
      order={order}
      show
      onHide={onHide}
      parties={[
        { label: t('orders.wholeOrder'), value: <WholeOrderLink order={order} /> },
        { label: t('orders.vendor'), value: <Seller vendor={vendor} /> },
        { label: t('orders.customer'), value: <Buyer order={order} /> },
        ...(issuer ? [{ label: t('orders.taxIssuer'), value: t(`orders.taxIssuers.${issuer}`) }] : []),
      ]}
      actions={order.status === 'Pending' && <CancelNotForAdmins />}
    >
      <div className="stack mt-3">
        <ConversationPanel number={number} />
        <Allowed permission="money.read">
          <OrderInvoices order={order} />
        </Allowed>
      </div>
    </OrderDetailsModal>
  );
}

/** Disabled cancel button that says who can cancel. The specification shows the button but gives it no action. */
function CancelNotForAdmins() {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <span id="cancel-reason" className="text-secondary">
        {t('orders.cancelReason')}
      </span>
      <Button variant="outline-danger" disabled aria-describedby="cancel-reason">
        {t('orders.cancel')}
      </Button>
    </>
  );
}
