import { PAYMENT_METHODS } from '../facts/facts.ts';
import { useTranslation } from 'react-i18next';
import type { OrderView } from './order-view.ts';

interface PaymentMethodProps {
  /** Value from the API, or null. */
  method: string | null;
  /** State of the payment; omitted states are not shown. */
  state?: OrderView['payment_state'];
}

const isKnown = (method: string): method is keyof typeof PAYMENT_METHODS => method in PAYMENT_METHODS;

/** Payment method and state of an order; 'Not specified' without one. */
export function PaymentMethod({ method, state }: PaymentMethodProps) {
  const { t } = useTranslation('kit');
  if (!method) return t('order.paymentNotSpecified');
  const name = isKnown(method) ? t(`order.paymentMethods.${method}`) : method;
  return state ? t('order.paymentWithState', { method: name, state: t(`order.paymentStates.${state}`) }) : name;
}
