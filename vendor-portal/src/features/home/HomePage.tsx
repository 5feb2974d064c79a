import { ConsolePage } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { StatusCount } from './StatusCount.tsx';

const STATUSES = [
  { code: 1, label: 'home.pending', icon: 'hourglass-split' },
  { code: 2, label: 'home.confirmed', icon: 'check2' },
  { code: 3, label: 'home.shipped', icon: 'truck' },
  { code: 4, label: 'home.completed', icon: 'check-circle' },
  { code: 5, label: 'home.cancelled', icon: 'x-circle' },
] as const;

/** The vendor's home: how many orders stand at which status, each number leading to its list. */
export function HomePage() {
  const { t } = useTranslation('vendor-portal');
  return (
    <ConsolePage title={t('home.title')}>
      <p>{t('home.lead')}</p>
      <section className="count-grid" aria-label={t('home.orders')}>
        {STATUSES.map(({ code, label, icon }) => (
          <StatusCount key={code} code={code} label={t(label)} icon={icon} />
        ))}
      </section>
    </ConsolePage>
  );
}
