import type { AdminVendor } from '@balsam/shared-api';
import { calendar2CheckIcon, formatDay, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The vendor's planned or running holiday. */
export function VendorHoliday({ vendor: { holiday } }: { vendor: AdminVendor }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  if (!holiday) return null;
  const { from, to, mode, running } = holiday;
  const days = { from: formatDay(from, lang), to: formatDay(to, lang) };
  return (
    <p className="alert alert-info mb-0" role="note">
      <Icon icon={calendar2CheckIcon} /> {t(`vendors.holiday.${running ? 'running' : 'planned'}`, days)}{' '}
      {t(`vendors.holiday.${mode}`)}
    </p>
  );
}
