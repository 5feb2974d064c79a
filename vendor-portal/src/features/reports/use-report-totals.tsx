import type { VendorReport } from '@balsam/shared-api';
import { formatNumber, Money, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The last row of the sales report: the same sums as above it, over all its pages and without what was cancelled. */
export function useReportTotals({ tiles, currency, status_code }: VendorReport) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  // What was cancelled is nobody's earnings, so there is nothing to add up.
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
