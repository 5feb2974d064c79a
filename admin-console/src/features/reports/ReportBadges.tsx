import type { Report } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<Report['state'], BadgeVariant> = { open: 'warning', acted: 'success', kept: 'secondary' };

/** State of a report, and whether it is urgent. */
export function ReportBadges({ report: { state, urgent } }: { report: Report }) {
  const { t } = useTranslation('admin-console');
  return (
    <span className="cluster">
      <Badge variant={VARIANTS[state]}>{t(`reports.states.${state}`)}</Badge>
      {urgent && state === 'open' && <Badge variant="danger">{t('reports.urgent')}</Badge>}
    </span>
  );
}
