import { calendar2CheckIcon, formatDay, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './expiry.css';

/** Expiry promised with a purchase; nothing without a promise. @param day YYYY-MM-DD */
export function ExpiryNote({ day }: { day: string | null }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (day === null) return null;
  return (
    <span className="sf-expiry">
      <Icon icon={calendar2CheckIcon} />
      <span>{t('expiry.promise', { day: formatDay(day, lang) })}</span>
    </span>
  );
}
