import { isApiError, type PaymentProgress } from '@balsam/shared-api';
import { Button, DateTime, toastError } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { href } from '../../entities/page/paths.ts';
import { useAbandonPaymentMutation, useOpenPaymentSessionMutation } from '../../entities/payment/payment-api.ts';

interface OpenPaymentProps {
  orderNo: string;
  progress: PaymentProgress;
}

/** A payment that may still succeed: on the provider's page, with another card, or by cancelling and paying in cash. */
export function OpenPayment({ orderNo, progress: { state, failure, pay_by: payBy } }: OpenPaymentProps) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [open, { isLoading: isOpening }] = useOpenPaymentSessionMutation();
  const [abandon, { isLoading: isLeaving }] = useAbandonPaymentMutation();
  const isFailed = state === 'failed';

  const tell = (error: unknown) => toastError((isApiError(error) && error.message) || t('pay.failedCall'));
  const toBank = async () => {
    try {
      leaveTo((await open(orderNo).unwrap()).redirect_url);
    } catch (error) {
      tell(error);
    }
  };
  const toCheckout = async () => {
    try {
      const { state: now } = await abandon(orderNo).unwrap();
      // The payment succeeded in the meantime.
      await navigate(now === 'placed' ? href('confirmation', { orderNo }) : href('checkout'));
    } catch (error) {
      tell(error);
    }
  };

  return (
    <section className="panel stack">
      <div role="status">
        <h2 className="panel-title">{t(isFailed ? 'pay.failed.title' : 'pay.waiting.title')}</h2>
        <p className="mb-0">{isFailed ? t(`pay.failed.${failure ?? 'declined'}`) : t('pay.waiting.text')}</p>
      </div>
      {payBy && (
        <p className="mb-0 text-secondary">
          {t('pay.until')} <DateTime value={payBy} />
        </p>
      )}
      <div className="cluster">
        <Button onClick={() => void toBank()} busy={isOpening} disabled={isLeaving}>
          {t(isFailed ? 'pay.again' : 'pay.open')}
        </Button>
        <Button variant="outline" onClick={() => void toCheckout()} busy={isLeaving} disabled={isOpening}>
          {t('pay.otherwise')}
        </Button>
      </div>
    </section>
  );
}
