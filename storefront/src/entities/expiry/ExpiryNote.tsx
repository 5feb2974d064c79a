import { calendar2CheckIcon, formatDay, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './expiry.css';

interface ExpiryNoteProps {
  /** YYYY-MM-DD; null without a promise. */
  day: string | null;
  /** The price is reduced because of the shelf life. */
  isReduced: boolean;
}

/** Expiry promised with a purchase, and why it is reduced; nothing without either. */
export function ExpiryNote({ day, isReduced }: ExpiryNoteProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (day === null && !isReduced) return null;
  return (
    <span className="sf-expiry">
      <Icon icon={calendar2CheckIcon} />
      <span>
        {day !== null && <span>{t('expiry.promise', { day: formatDay(day, lang) })}</span>}
        {isReduced && <strong>{t('expiry.reduced')}</strong>}
      </span>
    </span>
  );
}
