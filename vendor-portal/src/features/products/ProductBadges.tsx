import type { VendorProduct } from '@balsam/shared-api';
import { Badge } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface BadgeProps {
  product: VendorProduct;
}

/** Active or inactive, as set by the vendor. */
export function StatusBadge({ product: { status } }: BadgeProps) {
  const { t } = useTranslation('vendor-portal');
  if (status === 'active') return <Badge variant="primary">{t('products.statuses.active')}</Badge>;
  return <Badge variant="secondary">{t('products.statuses.inactive')}</Badge>;
}

/** Approval state, whether changes are under review, and whether required specifications are missing. */
export function ApprovalBadges({ product }: BadgeProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <span className="badge-group">
      {product.approval_status ? (
        <Badge variant="success">{t('products.approvals.1')}</Badge>
      ) : (
        <Badge variant="warning">{t('products.approvals.0')}</Badge>
      )}
      {product.changes_waiting && <Badge variant="info">{t('products.changed')}</Badge>}
      {product.lacks_specifications && <Badge variant="warning">{t('products.lacksSpecifications')}</Badge>}
    </span>
  );
}

/** Badge for low stock or none. A single variant counts too, because the total would hide it. */
export function StockBadge({ product: { in_stock, low_stock, has_variants } }: BadgeProps) {
  const { t } = useTranslation('vendor-portal');
  if (in_stock === 0) return <Badge variant="danger">{t('products.availabilities.0')}</Badge>;
  if (!low_stock) return null;
  return <Badge variant="warning">{t(has_variants ? 'products.variantLow' : 'products.availabilities.low')}</Badge>;
}
