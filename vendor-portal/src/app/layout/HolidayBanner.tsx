import { Allowed, type User } from '@balsam/shared-api';
import { calendar2CheckIcon, formatDay, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Reminds the vendor on every page that their holiday is running. */
export function HolidayBanner({ holiday }: Pick<NonNullable<User['vendor']>, 'holiday'>) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  if (!holiday) return null;
  return (
    <p className="alert alert-warning vp-holiday" role="note">
      <Icon icon={calendar2CheckIcon} /> {t(`holidayBanner.${holiday.mode}`, { day: formatDay(holiday.to, lang) })}{' '}
      <Allowed permission="settings.write">
        <Link to={`${href('settings')}?tab=holiday`}>{t('holidayBanner.change')}</Link>
      </Allowed>
    </p>
  );
}
