import { useTranslation } from 'react-i18next';
import { ORDER_STATUSES } from '../../order/order-statuses.ts';

/** The six statuses for a select, in the reader's language; the value is the code as text. */
export function useOrderStatusOptions(): { value: string; label: string }[] {
  const { t } = useTranslation('kit');
  return ORDER_STATUSES.map(({ code, word }) => ({ value: String(code), label: t(word) }));
}
