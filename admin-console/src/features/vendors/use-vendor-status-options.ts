import { useTranslation } from 'react-i18next';

/** The three states of a vendor for a select; the value is the code as text. */
export function useVendorStatusOptions(): { value: string; label: string }[] {
  const { t } = useTranslation('admin-console');
  return [
    { value: '1', label: t('vendors.statuses.active') },
    { value: '0', label: t('vendors.statuses.inactive') },
    { value: '2', label: t('vendors.statuses.rejected') },
  ];
}
