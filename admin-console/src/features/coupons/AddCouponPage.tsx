import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CouponForm } from './CouponForm.tsx';
import { useCreateCouponMutation } from './coupons-api.ts';
import { href } from '../../entities/page/paths.ts';

export function AddCouponPage() {
  const { t } = useTranslation('admin-console');
  const [create] = useCreateCouponMutation();
  return (
    <>
      <Link to={href('coupons')}>{t('coupons.back')}</Link>
      <ConsolePage title={t('coupons.add')}>
        <CouponForm save={(coupon) => create(coupon).unwrap()} />
      </ConsolePage>
    </>
  );
}
