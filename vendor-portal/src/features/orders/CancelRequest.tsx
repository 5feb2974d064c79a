import { Allowed, type Order } from '@balsam/shared-api';
import { Button, formatDate, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptCancellation } from './AcceptCancellation.tsx';
import { DeclineCancellation } from './DeclineCancellation.tsx';

/** A customer's request to cancel a confirmed order, which members who change orders accept or decline once. */
export function CancelRequest({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [decision, setDecision] = useState<'accept' | 'decline' | null>(null);
  const { cancel_request: request } = order;
  if (!request) return null;
  const date = formatDate(request.asked_at, lang);
  const close = () => setDecision(null);

  if (request.state === 'declined')
    return (
      <div className="alert alert-info">
        <p className="mb-0">{t('cancellation.declined', { date })}</p>
        {request.reason && <p className="mb-0">{t('cancellation.why', { reason: request.reason })}</p>}
      </div>
    );
  return (
    <div className="alert alert-warning cluster cluster-between">
      <p className="mb-0">{t('cancellation.asked', { date })}</p>
      <Allowed permission="orders.write">
        <div className="cluster">
          <Button variant="outline" onClick={() => setDecision('decline')}>
            {t('cancellation.decline')}
          </Button>
          <Button variant="danger" onClick={() => setDecision('accept')}>
            {t('cancellation.accept')}
          </Button>
        </div>
      </Allowed>
      {decision === 'accept' && <AcceptCancellation order={order} onHide={close} />}
      {decision === 'decline' && <DeclineCancellation order={order} onHide={close} />}
    </div>
  );
}
