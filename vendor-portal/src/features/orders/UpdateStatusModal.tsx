import { isApiError, type Order } from '@balsam/shared-api';
import { Bdi, Form, Modal, StatusBadge, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUpdateOrderStatusMutation } from '../../entities/orders/orders-api.ts';
import { beginWith, statusSchema, toRequest, type StatusValues } from './status-schema.ts';
import { UpdateStatusFields } from './UpdateStatusFields.tsx';

interface UpdateStatusModalProps {
  order: Order;
  /** Status code preselected instead of the current one. */
  preselected?: number;
  onHide: () => void;
  /** Called with the server's message if the update is refused. */
  onRefused?: (reason: string) => void;
}

/**
 * Dialog that sets the next status of an order or edits the texts of the current one. Results and errors are shown in
 * the server's words, and input survives an error.
 */
export function UpdateStatusModal({
  order,
  preselected = order.status_code,
  onHide,
  onRefused,
}: UpdateStatusModalProps) {
  const { t } = useTranslation('vendor-portal');
  const [updateStatus] = useUpdateOrderStatusMutation();
  const send = useSendForm({
    failed: ({ status }) => t(status === 0 ? 'orders.update.unreachable' : 'orders.update.failed'),
    done: (message) => message || t('orders.update.done'),
  });
  const save = async (values: StatusValues) => {
    try {
      await send(() => updateStatus(toRequest(order, values)).unwrap());
    } catch (error) {
      if (isApiError(error)) onRefused?.(error.message);
      throw error;
    }
    onHide();
  };

  return (
    <Modal
      show
      onHide={onHide}
      title={
        <>
          <span className="sentence">{t('orders.updateStatus')}</span> <Bdi>#{order.order_sub_no}</Bdi>
        </>
      }
    >
      <p>
        {t('orders.update.current')} <StatusBadge status={order.status} />
      </p>
      <Form initialValues={beginWith(order, String(preselected))} validationSchema={statusSchema} onSubmit={save} t={t}>
        <UpdateStatusFields order={order} onCancel={onHide} />
      </Form>
    </Modal>
  );
}
