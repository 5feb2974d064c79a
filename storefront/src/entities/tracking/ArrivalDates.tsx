import { formatDay, formatDayRange, Icon, useLang, exclamationTriangleIcon, truckIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './tracking.css';

interface ArrivalDatesProps {
  /** The first and the last day on which it may arrive, `YYYY-MM-DD`. Nothing is said while either is unknown. */
  from: string | null | undefined;
  to: string | null | undefined;
  /** The last day is over, and it has not arrived. */
  isLate?: boolean;
}

/** On which days a parcel is expected, or that it should have been here by now. */
export function ArrivalDates({ from, to, isLate = false }: ArrivalDatesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (!from || !to) return null;
  return (
    <p className={isLate ? 'sf-arrival sf-arrival-late' : 'sf-arrival'}>
      <Icon icon={isLate ? exclamationTriangleIcon : truckIcon} />
      <span>
        {isLate
          ? t('tracking.late', { day: formatDay(to, lang) })
          : t('tracking.arrives', { days: formatDayRange(from, to, lang) })}
      </span>
    </p>
  );
}
