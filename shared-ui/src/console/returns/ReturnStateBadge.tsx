import { useTranslation } from 'react-i18next';
import { Badge, type BadgeVariant } from '../../badge/Badge.tsx';
import type { ReturnStateView, ReturnView } from './return-view.ts';

const VARIANTS: Record<ReturnStateView, BadgeVariant> = {
  requested: 'warning',
  approved: 'info',
  sent: 'primary',
  received: 'warning',
  inspected: 'success',
  declined: 'danger',
  withdrawn: 'secondary',
  expired: 'secondary',
};

/** State of a return, and a late flag if it is overdue. */
export function ReturnStateBadge({ state, is_late: isLate }: Pick<ReturnView, 'state' | 'is_late'>) {
  const { t } = useTranslation('kit');
  return (
    <span className="cluster">
      <Badge variant={VARIANTS[state]}>{t(`returns.states.${state}`)}</Badge>
      {isLate && <Badge variant="danger">{t('returns.late')}</Badge>}
    </span>
  );
}
