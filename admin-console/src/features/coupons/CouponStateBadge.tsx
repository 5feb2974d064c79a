import type { CouponState } from '@balsam/shared-api';
import { Badge, type BadgeProps, check2Icon, clockHistoryIcon, dashLgIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const LOOKS: Record<CouponState, BadgeProps> = {
  active: { variant: 'success', icon: check2Icon },
  scheduled: { variant: 'info', icon: clockHistoryIcon },
  ended: { variant: 'secondary' },
  used_up: { variant: 'warning' },
  off: { variant: 'secondary', icon: dashLgIcon },
};

/** Shows whether a coupon can be redeemed now, or the reason why not. */
export function CouponStateBadge({ state }: { state: CouponState }) {
  const { t } = useTranslation('admin-console');
  return <Badge {...LOOKS[state]}>{t(`coupons.states.${state}`)}</Badge>;
}
