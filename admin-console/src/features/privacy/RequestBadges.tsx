import type { AdminPrivacyRequest } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<AdminPrivacyRequest['state'], BadgeVariant> = {
  ...({ open: 'warning', waiting: 'info', done: 'success', refused: 'danger', withdrawn: 'secondary' } as const),
};

/** Days before the last one on which an open request is marked. */
const SOON_DAYS = 3;
const DAY_MS = 86_400_000;

const isSoon = (dueOn: string): boolean => new Date(dueOn).getTime() - Date.now() < SOON_DAYS * DAY_MS;

/** State of a request; an open one whose last day is near is marked. */
export function RequestBadges({ request: { state, kind, due_on: dueOn } }: { request: AdminPrivacyRequest }) {
  const { t } = useTranslation('admin-console');
  return (
    <span className="cluster">
      <Badge variant={VARIANTS[state]}>{t(`privacy.states.${state}`)}</Badge>
      {state === 'open' && kind !== 'erase' && isSoon(dueOn) && <Badge variant="danger">{t('privacy.urgent')}</Badge>}
    </span>
  );
}
