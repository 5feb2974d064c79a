import type { AdminLicence } from '@balsam/shared-api';
import { Badge, dayOf, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<AdminLicence['state'], BadgeVariant> = {
  submitted: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'secondary',
};

/** State of a licence; an accepted one may have expired. */
export function LicenceBadge({ licence: { state, expires_on: last } }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  if (state === 'accepted' && last < dayOf(new Date())) return <Badge variant="danger">{t('licences.expired')}</Badge>;
  return <Badge variant={VARIANTS[state]}>{t(`licences.states.${state}`)}</Badge>;
}
