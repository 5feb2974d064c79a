import type { Currency, SalesBox, VendorDashboard } from '@balsam/shared-api';
import { formatMoney, formatNumber, SummaryCard, useLang, type IconName, type Lang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChangeNote } from './ChangeNote.tsx';

const ICONS: Record<SalesBox['key'], IconName> = {
  sales: 'cash-stack',
  orders: 'receipt',
  average_order: 'percent',
  units: 'box-seam',
  customers: 'people',
};

const isMoney = (key: SalesBox['key']) => key === 'sales' || key === 'average_order';

const inWords = (key: SalesBox['key'], value: number, currency: Currency, lang: Lang) =>
  isMoney(key) ? formatMoney(value, currency, lang) : formatNumber(value, lang);

/** The numbers of the period, each beside what it was in the span before. */
export function SalesBoxes({ dashboard: { boxes, currency } }: { dashboard: VendorDashboard }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return (
    <div className="amount-grid">
      {boxes.map(({ key, value, previous, change_percent }) => (
        <SummaryCard
          key={key}
          label={t(`home.boxes.${key}`)}
          value={inWords(key, value, currency, lang)}
          icon={ICONS[key]}
          detail={<ChangeNote percent={change_percent} previous={inWords(key, previous, currency, lang)} />}
        />
      ))}
    </div>
  );
}
