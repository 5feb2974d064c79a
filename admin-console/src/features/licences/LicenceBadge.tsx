import type { AdminLicence } from '@balsam/shared-api';
import { Badge, dayOf, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<AdminLicence['state'], BadgeVariant> = {
  submitted: 'warning',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'secondary',
};

const isExpired = ({ state, expires_on: last }: AdminLicence): boolean =>
  state === 'accepted' && last < dayOf(new Date());

/** State of a licence; an accepted one may have expired. */
export function LicenceBadge({ licence }: { licence: AdminLicence }) {
  const { t } = useTranslation('admin-console');
  if (isExpired(licence)) return <Badge variant="danger">{t('licences.expired')}</Badge>;
  return <Badge variant={VARIANTS[licence.state]}>{t(`licences.states.${licence.state}`)}</Badge>;
}
