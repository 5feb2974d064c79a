import { exclamationTriangleIcon, formatDay, Icon, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useGetLicenceWarningQuery } from '../../entities/licences/licences-api.ts';
import { href } from '../../entities/page/paths.ts';

/**
 * Warns the vendor on every page of products that are paused for want of a licence, or of a licence that expires within
 * 30 days. It stays until the cause is gone.
 */
export function LicenceBanner({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { pathname } = useLocation();
  const { data } = useGetLicenceWarningQuery(undefined, { skip: !isOpen });
  if (!data) return null;
  const { paused_products: paused, expiring } = data;
  if (paused === 0 && !expiring) return null;
  return (
    <p className={`alert ${paused > 0 ? 'alert-danger' : 'alert-warning'}`} role="note">
      <Icon icon={exclamationTriangleIcon} />{' '}
      {paused > 0
        ? t('licences.pausedBanner', { count: paused })
        : expiring &&
          t('licences.expiringBanner', {
            licence: localized(expiring.name, expiring.name_arabic),
            day: formatDay(expiring.expires_on, lang),
          })}{' '}
      {pathname !== href('licences') && <Link to={href('licences')}>{t('licences.toLicences')}</Link>}
    </p>
  );
}
