import type { Holiday } from '@balsam/shared-api';
import { formatDay, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Returns when a seller on holiday sells again: "Back on Dec 12, 2026"; null while they sell. */
export function useBackOn() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  return (holiday: Holiday | null): string | null =>
    holiday?.mode === 'pause' ? t('holiday.backOn', { day: formatDay(holiday.until, lang) }) : null;
}
