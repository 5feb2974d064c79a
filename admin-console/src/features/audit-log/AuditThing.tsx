import type { AuditEntry } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const PAGES: Partial<Record<AuditEntry['entity'], string>> = {
  category: '/admin/edit-category',
  country: '/admin/places',
  coupon: '/admin/edit-coupon',
  customer: '/admin/customers',
  product: '/admin/products',
  vendor: '/admin/edit-vendor',
};

/** What an act was done to: its kind, and what it was called then. A thing that was not taken away is a link. */
export function AuditThing({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-console');
  const { entity, entity_id, entity_text, label, after } = entry;
  const isPlatform = entity === 'settings';
  const path = isPlatform ? '/admin/settings' : PAGES[entity] && `${PAGES[entity]}/${entity_id}`;
  const name = <span dir="auto">{isPlatform ? t('auditLog.platform') : label || entity_id}</span>;
  return (
    <div className="cell-stack">
      {path === undefined || after === null ? name : <Link to={path}>{name}</Link>}
      <span className="text-secondary">{entity_text}</span>
    </div>
  );
}
