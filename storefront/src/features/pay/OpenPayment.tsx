import { isApiError, type PaymentProgress } from '@balsam/shared-api';
import { Button, formatTime, toastError, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from '../../entities/page/leave-to.ts';
import { href } from '../../entities/page/paths.ts';
import { useAbandonPaymentMutation, useOpenPaymentSessionMutation } from '../../entities/payment/payment-api.ts';

interface OpenPaymentProps {
  orderNo: string;
  progress: PaymentProgress;
}

/** A payment that may still succeed: on the provider's page, again, or by cancelling and paying in cash. */
export function OpenPayment({ orderNo, progress: { state, failure, pay_by: payBy } }: OpenPaymentProps) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [open, { isLoading: isOpening }] = useOpenPaymentSessionMutation();
  const [abandon, { isLoading: isLeaving }] = useAbandonPaymentMutation();
  const lang = useLang();
  const [hasNotOpened, setNotOpened] = useState(false);
  // While a page at the bank is open, the outcome is unknown, whatever happens to a further call.
  const isWaiting = state === 'waiting';
  const isUnopened = state === 'unopened' || (hasNotOpened && !isWaiting);
  const kind = isUnopened ? 'unopened' : isWaiting ? 'waiting' : 'failed';

  const tell = (error: unknown) => toastError((isApiError(error) && error.message) || t('pay.failedCall'));
  const toBank = async () => {
    try {
      leaveTo((await open(orderNo).unwrap()).redirect_url);
    } catch (error) {
      setNotOpened(true);
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
        <h2 className="panel-title">{t(`pay.${kind}.title`)}</h2>
        <p className="mb-0">{kind === 'failed' ? t(`pay.failed.${failure ?? 'declined'}`) : t(`pay.${kind}.text`)}</p>
      </div>
      {payBy && <p className="mb-0 text-secondary">{t('pay.until', { time: formatTime(payBy, lang) })}</p>}
      <div className="cluster">
        <Button onClick={() => void toBank()} busy={isOpening} disabled={isLeaving}>
          {t(isWaiting ? 'pay.open' : 'pay.again')}
        </Button>
        <Button variant="outline" onClick={() => void toCheckout()} busy={isLeaving} disabled={isOpening}>
          {t('pay.otherwise')}
        </Button>
      </div>
    </section>
  );
}
