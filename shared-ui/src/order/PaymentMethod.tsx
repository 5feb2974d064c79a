import { PAYMENT_METHODS } from '../facts/facts.ts';
import { useTranslation } from 'react-i18next';

interface PaymentMethodProps {
  /** The word on the wire, or null. */
  method: string | null;
}

/** How an order is paid; an order that does not say is 'Not specified'. */
export function PaymentMethod({ method }: PaymentMethodProps) {
  const { t } = useTranslation('kit');
  if (!method) return t('order.paymentNotSpecified');
  return method in PAYMENT_METHODS ? t(`order.paymentMethods.${method}`) : method;
}
