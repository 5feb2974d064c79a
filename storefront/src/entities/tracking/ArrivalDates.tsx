import { formatDay, formatDayRange, Icon, useLang, exclamationTriangleIcon, truckIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './tracking.css';

interface ArrivalDatesProps {
  /** First and last expected day, `YYYY-MM-DD`. Nothing is shown if either is unknown. */
  from: string | null | undefined;
  to: string | null | undefined;
  /** City that the dates are for, if they are for a chosen one. */
  city?: string;
  /** The last expected day has passed without delivery. */
  isLate?: boolean;
}

/** Expected delivery dates of a parcel, or a note that it is late. */
export function ArrivalDates({ from, to, city, isLate = false }: ArrivalDatesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (!from || !to) return null;
  const days = formatDayRange(from, to, lang);
  const expected = city ? t('tracking.arrivesIn', { city, days }) : t('tracking.arrives', { days });
  return (
    <p className={isLate ? 'sf-arrival sf-arrival-late' : 'sf-arrival'}>
      <Icon icon={isLate ? exclamationTriangleIcon : truckIcon} />
      <span>{isLate ? t('tracking.late', { day: formatDay(to, lang) }) : expected}</span>
    </p>
  );
}
