import { PAYMENT_METHODS } from '../facts/facts.ts';
import { useTranslation } from 'react-i18next';

interface PaymentMethodProps {
  /** The word on the wire, or null. */
  method: string | null;
}

const isKnown = (method: string): method is keyof typeof PAYMENT_METHODS => method in PAYMENT_METHODS;

/** How an order is paid; an order that does not say is 'Not specified'. */
export function PaymentMethod({ method }: PaymentMethodProps) {
  const { t } = useTranslation('kit');
  if (!method) return t('order.paymentNotSpecified');
  return isKnown(method) ? t(`order.paymentMethods.${method}`) : method;
}
