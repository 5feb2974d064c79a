import type { VendorLicences } from '@balsam/shared-api';
import { formatDay, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Warns of paused products, or of a licence that expires within 30 days; nothing otherwise. */
export function LicenceBanner({ licences }: { licences: VendorLicences }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { paused_products: paused, expiring } = licences;
  if (paused > 0)
    return (
      <p className="alert alert-danger" role="status">
        {t('licences.pausedBanner', { count: paused })}
      </p>
    );
  if (!expiring) return null;
  const licence = localized(expiring.name, expiring.name_arabic);
  return (
    <p className="alert alert-warning" role="status">
      {t('licences.expiringBanner', { licence, day: formatDay(expiring.expires_on, lang) })}
    </p>
  );
}
