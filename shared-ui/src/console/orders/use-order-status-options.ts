import { useTranslation } from 'react-i18next';
import { STATUS_CODES } from '../../badge/order-statuses.ts';

/** Status options of a select, in the reader's language; the value is the code as text. */
export function useOrderStatusOptions(): { value: string; label: string }[] {
  const { t } = useTranslation('kit');
  return STATUS_CODES.map(({ code, word }) => ({ value: code, label: t(word) }));
}
