import type { Order } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDecideCancellationMutation } from '../../entities/orders/orders-api.ts';

interface DeclineCancellationProps {
  order: Order;
  onHide: () => void;
}

/** Declines a cancellation request, with an optional reason that the customer reads. */
export function DeclineCancellation({ order, onHide }: DeclineCancellationProps) {
  const { t } = useTranslation('vendor-portal');
  const [decide] = useDecideCancellationMutation();
  const send = useSendForm({ failed: t('cancellation.failed'), done: t('cancellation.declineDone') });

  const decline = async ({ reason }: { reason: string }) => {
    await send(() =>
      decide({
        ...{ id: order.id, decision: 'decline', reason: reason.trim(), status_seen: order.status },
      }).unwrap(),
    );
    onHide();
  };

  return (
    <Modal show onHide={onHide} title={t('cancellation.declineTitle')}>
      <p>{t('cancellation.declineText')}</p>
      <Form initialValues={{ reason: '' }} onSubmit={decline} t={t}>
        <TextAreaField name="reason" label={t('cancellation.reason')} rows={3} />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('cancellation.back')}
          </Button>
          <SubmitButton>{t('cancellation.decline')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
