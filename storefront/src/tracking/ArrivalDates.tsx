import { formatDayRange, Icon, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import './tracking.css';

interface ArrivalDatesProps {
  /** The first and the last day on which it may arrive, `YYYY-MM-DD`. Nothing is said while either is unknown. */
  from: string | null | undefined;
  to: string | null | undefined;
}

/** On which days a parcel is expected. */
export function ArrivalDates({ from, to }: ArrivalDatesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  if (!from || !to) return null;
  return (
    <p className="sf-arrival">
      <Icon name="truck" />
      <span>{t('tracking.arrives', { days: formatDayRange(from, to, lang) })}</span>
    </p>
  );
}
