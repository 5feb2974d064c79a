import type { SelectOption } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Options for the status select; the values are the codes as text. */
export function useCategoryStatusOptions(): SelectOption[] {
  const { t } = useTranslation('admin-console');
  return [
    { value: '1', label: t('categories.active') },
    { value: '0', label: t('categories.inactive') },
  ];
}
