import { AllowedLink, type AdminProductDetail } from '@balsam/shared-api';
import { Badge, DateTime, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { blockersOf } from './blockers-of.ts';
import { href } from '../../../entities/page/paths.ts';

/** Shows whether customers see the product, and if not, every reason. */
export function Availability({ product }: { product: AdminProductDetail }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const { on_sale, vendor, approval_status, approved_at, changes_waiting } = product;
  const blockers = blockersOf(product);
  return (
    <>
      {on_sale ? (
        <p>{t('product.shown')}</p>
      ) : (
        <div>
          <p>{t('product.hidden')}</p>
          <ul>
            {blockers.map((blocker) => (
              <li key={blocker}>{t(`product.blockers.${blocker}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className="facts">
        <dt>{t('products.approval')}</dt>
        <dd className="cell-stack">
          <span className="badge-group">
            {approval_status ? (
              <Badge variant="success">{t('products.approved')}</Badge>
            ) : (
              <Badge variant="warning">{t('products.waiting')}</Badge>
            )}
            {changes_waiting && <Badge variant="info">{t('products.changed')}</Badge>}
          </span>
          {approved_at && <DateTime value={approved_at} className="text-secondary" />}
        </dd>
        <dt>{t('products.vendor')}</dt>
        <dd>
          <AllowedLink permission="vendors.read" to={href('editVendor', { id: vendor.id })}>
            <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>
          </AllowedLink>
        </dd>
      </dl>
    </>
  );
}
