import type { AdminCoupon } from '@balsam/shared-api';
import { Button, receiptIcon } from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CouponForm } from './CouponForm.tsx';
import { CouponUses } from './CouponUses.tsx';
import { useGetCouponQuery, useUpdateCouponMutation } from './coupons-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Edits a coupon and lists its uses. */
export function EditCouponPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetCouponQuery(id);
  return (
    <RecordPage title={t('coupons.title')} back={{ to: href('coupons'), text: t('coupons.back') }} query={query}>
      {(coupon) => (
        <CouponSheet key={coupon.id} coupon={coupon} load={async () => (await query.refetch().unwrap()) ?? coupon} />
      )}
    </RecordPage>
  );
}

function CouponSheet({ coupon, load }: { coupon: AdminCoupon; load: () => Promise<AdminCoupon> }) {
  const { t } = useTranslation('admin-console');
  const [update] = useUpdateCouponMutation();
  const [isShowingUses, setIsShowingUses] = useState(false);
  return (
    <ConsolePage
      title={t('coupons.edit', { code: coupon.code })}
      actions={
        <Button variant="outline" icon={receiptIcon} onClick={() => setIsShowingUses(true)}>
          {t('coupons.uses.open', { count: coupon.used })}
        </Button>
      }
    >
      <CouponForm coupon={coupon} save={(changed) => update({ id: coupon.id, coupon: changed }).unwrap()} load={load} />
      {isShowingUses && <CouponUses coupon={coupon} onHide={() => setIsShowingUses(false)} />}
    </ConsolePage>
  );
}
