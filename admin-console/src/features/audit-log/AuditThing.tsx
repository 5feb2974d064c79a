import type { AuditEntry } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Pages of the records, by kind and id. */
const PAGES: Partial<Record<AuditEntry['entity'], (id: string) => string>> = {
  category: (id) => href('editCategory', { idOrSlug: id }),
  country: (id) => href('places', { countryId: id }),
  coupon: (id) => href('editCoupon', { id }),
  customer: (id) => href('customer', { id }),
  product: (id) => href('product', { id }),
  recall: (id) => href('recall', { id }),
  settings: () => href('settings'),
  vat_rate: () => href('vat'),
  vendor: (id) => href('editVendor', { id }),
};

/** Record that was changed: its kind and its name at that time. Links to the record unless it was deleted. */
export function AuditThing({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-console');
  const { entity, entity_id, entity_text, label, after } = entry;
  const isPlatform = entity === 'settings';
  const path = PAGES[entity]?.(entity_id);
  const name = <span dir="auto">{isPlatform ? t('auditLog.platform') : label || entity_id}</span>;
  return (
    <div className="cell-stack">
      {path === undefined || after === null ? name : <Link to={path}>{name}</Link>}
      <span className="text-secondary">{entity_text}</span>
    </div>
  );
}
