import type { VendorProduct } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface BadgeProps {
  product: VendorProduct;
}

/** Whether the vendor offers it. */
export function StatusBadge({ product: { status } }: BadgeProps) {
  const { t } = useTranslation('vendor-portal');
  if (status === 'active') return <Badge variant="primary">{t('products.statuses.active')}</Badge>;
  return <Badge variant="secondary">{t('products.statuses.inactive')}</Badge>;
}

/** Whether the shop has approved it, and whether the vendor has changed it since. */
export function ApprovalBadges({ product }: BadgeProps) {
  const { t } = useTranslation('vendor-portal');
  if (!product.approval_status) return <Badge variant="warning">{t('products.approvals.0')}</Badge>;
  return (
    <span className="badge-group">
      <Badge variant="success">{t('products.approvals.1')}</Badge>
      {product.changes_waiting && <Badge variant="info">{t('products.changed')}</Badge>}
    </span>
  );
}

/** Says in words that there is little or nothing left to sell. The stock of a whole hides that a variant runs out. */
export function StockBadge({ product: { in_stock, low_stock, has_variants } }: BadgeProps) {
  const { t } = useTranslation('vendor-portal');
  if (in_stock === 0) return <Badge variant="danger">{t('products.availabilities.0')}</Badge>;
  if (!low_stock) return null;
  return <Badge variant="warning">{t(has_variants ? 'products.variantLow' : 'products.availabilities.low')}</Badge>;
}
