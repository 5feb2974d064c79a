import type { PlaceUsage } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

const KINDS = ['addresses', 'orders', 'vendors', 'shipping_zones'] as const;

/** True if nothing refers to a place, so that it can be deleted. */
export const isUnused = (usage: PlaceUsage): boolean => KINDS.every((kind) => usage[kind] === 0);

/** Usage counts of a place, by kind. */
export function PlaceUses({ usage }: { usage: PlaceUsage }) {
  const { t } = useTranslation('admin-console');
  if (isUnused(usage)) return <span className="text-secondary">{t('places.usage.none')}</span>;
  return (
    <span className="cell-stack">
      {KINDS.filter((kind) => usage[kind] > 0).map((kind) => (
        <span key={kind}>{t(`places.usage.${kind}`, { count: usage[kind] })}</span>
      ))}
    </span>
  );
}
