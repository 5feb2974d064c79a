import type { VendorReport } from '@balsam/shared-api';
import { formatNumber, Money, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Totals row of the sales report, for all pages and without cancelled orders, as in the tiles. */
export function useReportTotals({ tiles, currency, status_code }: VendorReport) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  // Only cancelled orders: they earn nothing.
  if (tiles.orders === 0) return undefined;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return {
    number: t(status_code === null ? 'reports.totals' : 'reports.totalsOfStatus'),
    units: formatNumber(tiles.units, lang),
    sub_total: money(tiles.gross),
    discount: money(tiles.discounts),
    shipping_cost: money(tiles.shipping),
    returned: money(tiles.returned),
    tax_amount: money(tiles.tax),
    net: money(tiles.net),
  };
}
