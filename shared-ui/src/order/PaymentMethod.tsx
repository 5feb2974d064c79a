import { PAYMENT_METHODS } from '../facts/facts.ts';
import { useTranslation } from 'react-i18next';
import type { OrderView } from './order-view.ts';

interface PaymentMethodProps {
  /** The word on the wire, or null. */
  method: string | null;
  /** Where the customer's money is; nothing is said of it where it is left out. */
  state?: OrderView['payment_state'];
}

const isKnown = (method: string): method is keyof typeof PAYMENT_METHODS => method in PAYMENT_METHODS;

/** How an order is paid, and whether it is; an order that does not say is 'Not specified'. */
export function PaymentMethod({ method, state }: PaymentMethodProps) {
  const { t } = useTranslation('kit');
  if (!method) return t('order.paymentNotSpecified');
  const name = isKnown(method) ? t(`order.paymentMethods.${method}`) : method;
  return state ? t('order.paymentWithState', { method: name, state: t(`order.paymentStates.${state}`) }) : name;
}
