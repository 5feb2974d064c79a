import type { PublicLicence } from '@balsam/shared-api';
import { Bdi, formatDay, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** A licence in force of a seller: name, activity, number, last day and authority. */
export function VendorLicence({ licence }: { licence: PublicLicence }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { name, activity, number, issuer, expires_on: last } = licence;
  const title =
    activity === '' ? name : t('vendor.licence.withActivity', { name, activity: t(`vendor.licence.${activity}`) });
  return (
    <>
      {title} <Bdi>{number}</Bdi>
      {lang === 'ar' ? '، ' : ', '}
      {t('vendor.licence.until', { day: formatDay(last, lang), issuer })}
    </>
  );
}
