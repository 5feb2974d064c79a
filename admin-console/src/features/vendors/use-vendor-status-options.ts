import { useTranslation } from 'react-i18next';

/** Options for the status select; the values are the codes as text. */
export function useVendorStatusOptions(): { value: string; label: string }[] {
  const { t } = useTranslation('admin-console');
  return [
    { value: '1', label: t('vendors.statuses.active') },
    { value: '0', label: t('vendors.statuses.inactive') },
    { value: '2', label: t('vendors.statuses.rejected') },
  ];
}
