import { isApiError } from '@balsam/shared-api';
import { Bdi, ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Number of the unpaid order that blocks the checkout, or null. */
export const readOpenPayment = (error: unknown): string | null =>
  isApiError(error) && error.code === 'payment_in_progress' ? String(error.data.order_no) : null;

/** An unpaid order holds the items of the cart; it can be paid or cancelled. */
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
