import type { SelectOption } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The two states of a category for a select; the value is the code as text. */
export function useCategoryStatusOptions(): SelectOption[] {
  const { t } = useTranslation('admin-console');
  return [
    { value: '1', label: t('categories.active') },
    { value: '0', label: t('categories.inactive') },
  ];
}
