import type { AdminCoupon } from '@balsam/shared-api';
import { Switch } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useActing } from '../../entities/forms/use-acting.ts';
import { useSetCouponActiveMutation } from './coupons-api.ts';

/** Switches a coupon on or off, at once. */
export function CouponSwitch({ coupon: { id, code, active } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin-console');
  const [setActive, { isLoading }] = useSetCouponActiveMutation();
  const act = useActing(t('coupons.failed'));
  return (
    <Switch
      checked={active}
      label={t('coupons.activeOf', { code })}
      disabled={isLoading}
      onChange={(isWanted) => void act(() => setActive({ id, active: isWanted }).unwrap())}
    />
  );
}
