import type { AdminCoupon } from '@balsam/shared-api';
import { Switch, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSetCouponActiveMutation } from './coupons-api.ts';

/** Switches a coupon on or off, at once. */
export function CouponSwitch({ coupon: { id, code, active, updated_at } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin-console');
  const [setActive, { isLoading }] = useSetCouponActiveMutation();
  const send = useSend({ failed: t('coupons.failed') });
  return (
    <Switch
      checked={active}
      label={t('coupons.activeOf', { code })}
      disabled={isLoading}
      onChange={(isWanted) =>
        void send(() => setActive({ id, active: isWanted, updated_at_seen: updated_at }).unwrap())
      }
    />
  );
}
