import { formatNumber, SummaryCard, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface WaitingCountsProps {
  /** Vendors that are not active yet. */
  vendors: number;
  /** Products on offer that are not approved yet. */
  products: number;
}

/** What an admin has to decide on. Each number leads to exactly what it counts. */
export function WaitingCounts({ vendors, products }: WaitingCountsProps) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="panel-title">
        {t('dashboard.waiting')}
      </h2>
      <div className="summary-grid">
        <SummaryCard
          label={t('dashboard.vendorsWaiting')}
          value={formatNumber(vendors, lang)}
          icon="shop"
          href="/admin/vendors?status=0"
        />
        <SummaryCard
          label={t('dashboard.productsWaiting')}
          value={formatNumber(products, lang)}
          icon="box-seam"
          href="/admin/products?status=1&approval=0"
        />
      </div>
    </section>
  );
}
