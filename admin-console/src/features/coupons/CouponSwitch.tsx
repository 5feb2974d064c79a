import type { AdminCoupon } from '@balsam/shared-api';
import { Switch, useSendOnce } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSetCouponActiveMutation } from './coupons-api.ts';

export function CouponSwitch({ coupon: { id, code, active, updated_at: seen } }: { coupon: AdminCoupon }) {
  const { t } = useTranslation('admin-console');
  const [setActive] = useSetCouponActiveMutation();
  const { sendOnce, isBusy } = useSendOnce([seen, active], { failed: t('coupons.failed') });
  return (
    <Switch
      checked={active}
      label={t('coupons.activeOf', { code })}
      disabled={isBusy}
      onChange={(isWanted) => void sendOnce(() => setActive({ id, active: isWanted, updated_at_seen: seen }).unwrap())}
    />
  );
}
