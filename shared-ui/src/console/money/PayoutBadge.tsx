import { useTranslation } from 'react-i18next';
import { Badge, type BadgeVariant } from '../../badge/Badge.tsx';
import type { PayoutState } from './payout-view.ts';

const VARIANTS: Record<PayoutState, BadgeVariant> = {
  underway: 'info',
  paid: 'success',
  failed: 'danger',
  returned: 'warning',
};

export function PayoutBadge({ state }: { state: PayoutState }) {
  const { t } = useTranslation('kit');
  return <Badge variant={VARIANTS[state]}>{t(`payouts.states.${state}`)}</Badge>;
}
