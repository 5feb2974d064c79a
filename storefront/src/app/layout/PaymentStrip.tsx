import type { OpenPayment } from '@balsam/shared-api';
import { Button, ButtonLink, formatTime, useLang, toastSuccess, useMounted, useSend } from '@balsam/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCart } from '../../entities/cart/use-cart.ts';
import { href } from '../../entities/page/paths.ts';
import { useAbandonPaymentMutation } from '../../entities/payment/payment-api.ts';
import './payment-strip.css';

/**
 * Reminder of an unpaid order, shown under the header of every page except the payment page. Uses the cart response
 * that the header loads anyway. Never server-rendered, because only the browser knows the customer.
 */
export function PaymentStrip() {
  const isMounted = useMounted();
  const { pathname } = useLocation();
  const { query, hasCart } = useCart();
  const payment = (isMounted && hasCart && query.data?.openPayment) || null;
  if (payment === null || pathname === href('pay', { orderNo: payment.order_no })) return null;
  return <Strip key={payment.order_no} payment={payment} />;
}

function Strip({ payment: { order_no: orderNo, pay_by: payBy } }: { payment: OpenPayment }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const isOver = useIsOver(payBy);
  const [abandon, { isLoading }] = useAbandonPaymentMutation();
  const navigate = useNavigate();
  const send = useSend({ failed: t('layout.payment.failed'), done: null });
  if (isOver) return null;
  const cancel = async () => {
    const { state } = await abandon(orderNo).unwrap();
    // The payment succeeded in the meantime.
    if (state === 'placed') await navigate(href('confirmation', { orderNo }));
    else toastSuccess(t('layout.payment.cancelled'));
  };
  return (
    <section className="sf-payment-strip" aria-label={t('layout.payment.label')}>
      <div className="sf-row cluster">
        <p>{t('layout.payment.until', { time: formatTime(payBy, lang) })}</p>
        <ButtonLink size="sm" to={href('pay', { orderNo })}>
          {t('layout.payment.go')}
        </ButtonLink>
        <Button variant="ghost" size="sm" busy={isLoading} onClick={() => void send(cancel)}>
          {t('layout.payment.cancel')}
        </Button>
      </div>
    </section>
  );
}

/** True once the given time has passed; re-renders at that moment. */
function useIsOver(moment: string): boolean {
  const [isOver, setOver] = useState(() => Date.parse(moment) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(moment) - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return isOver;
}
