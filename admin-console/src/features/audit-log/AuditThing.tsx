import type { AuditEntry } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Where a thing of a kind is, by its id. */
const PAGES: Partial<Record<AuditEntry['entity'], (id: string) => string>> = {
  category: (id) => href('editCategory', { idOrSlug: id }),
  country: (id) => href('places', { countryId: id }),
  coupon: (id) => href('editCoupon', { id }),
  customer: (id) => href('customer', { id }),
  product: (id) => href('product', { id }),
  settings: () => href('settings'),
  vat_rate: () => href('vat'),
  vendor: (id) => href('editVendor', { id }),
};

/** What an act was done to: its kind, and what it was called then. A thing that was not taken away is a link. */
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
