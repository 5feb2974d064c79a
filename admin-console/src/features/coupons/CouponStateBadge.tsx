import type { CouponState } from '@balsam/shared-api';
import { Badge, type BadgeProps } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<CouponState, BadgeProps> = {
  active: { variant: 'success', icon: 'check2' },
  scheduled: { variant: 'info', icon: 'clock-history' },
  ended: { variant: 'secondary' },
  used_up: { variant: 'warning' },
  off: { variant: 'secondary', icon: 'dash-lg' },
};

/** Whether a coupon can be redeemed now, or why not. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { t } = useTranslation('admin-console');
  return <Badge {...LOOKS[state]}>{t(`coupons.states.${state}`)}</Badge>;
}
