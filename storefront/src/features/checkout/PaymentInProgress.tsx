import { isApiError } from '@balsam/shared-api';
import { Bdi, ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** The number of the order that somebody is paying for, where that is why there is no checkout; else null. */
export const readOpenPayment = (error: unknown): string | null =>
  isApiError(error) && error.code === 'payment_in_progress' ? String(error.data.order_no) : null;

/** The goods of the cart are held by an order that waits to be paid: the way on is to pay it, or to give it up. */
export function PaymentInProgress({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('storefront');
  return (
    <div className="stack" role="alert">
      <p className="mb-0">
        {t('checkout.paying')} <Bdi className="fw-semibold">{orderNo}</Bdi>
      </p>
      <ButtonLink to={href('pay', { orderNo })}>{t('checkout.toPayment')}</ButtonLink>
    </div>
  );
}
