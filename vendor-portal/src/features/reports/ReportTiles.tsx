import type { VendorReport } from '@balsam/shared-api';
import { formatMoney, formatNumber, useLang, SummaryCard } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const AMOUNTS = ['gross', 'discounts', 'shipping', 'returned', 'net', 'tax'] as const;
const COUNTS = ['orders', 'units', 'cancelled'] as const;

/** Earnings from goods to net after refunds, and units sold. */
export function ReportTiles({ report: { tiles, currency } }: { report: VendorReport }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const amount = (value: number) => formatMoney(value, currency, lang);
  return (
    <div className="amount-grid">
      {AMOUNTS.map((key) => (
        <SummaryCard
          key={key}
          label={t(`reports.tiles.${key}`)}
          value={amount(tiles[key])}
          detail={t(`reports.tiles.${key}Detail`)}
        />
      ))}
      {COUNTS.map((key) => (
        <SummaryCard
          key={key}
          label={t(`reports.tiles.${key}`)}
          value={formatNumber(tiles[key], lang)}
          detail={
            key === 'units' &&
            tiles.returned_units > 0 &&
            t('reports.tiles.unitsDetail', { count: tiles.returned_units })
          }
        />
      ))}
      <SummaryCard label={t('reports.tiles.refunded')} value={amount(tiles.refunded)} />
    </div>
  );
}
