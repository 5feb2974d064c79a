import type { AdminCoupon } from '@balsam/shared-api';
import { ConfirmDelete, EmptyState } from '@balsam/shared-ui';
import { bulkTexts, seenByRow, ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListActions } from '../../entities/lists/ListActions.tsx';
import { CouponFilterBar } from './CouponFilterBar.tsx';
import './coupons.css';
import {
  COUPON_FILTERS,
  COUPON_STATES,
  useChangeCouponsMutation,
  useDeleteCouponMutation,
  useListCouponsQuery,
} from './coupons-api.ts';
import { CouponUses } from './CouponUses.tsx';
import { useCouponColumns } from './use-coupon-columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** Coupons with their discount, funder and use count. */
export function CouponsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(COUPON_FILTERS);
  const query = useListCouponsQuery({ page, perPage, ...values });
  const [changeCoupons] = useChangeCouponsMutation();
  const [deleteCoupon] = useDeleteCouponMutation();
  const [shown, setShown] = useState<AdminCoupon | null>(null);
  const [toDelete, setToDelete] = useState<AdminCoupon | null>(null);
  const columns = useCouponColumns({ showUses: setShown, askToDelete: setToDelete });

  return (
    <ConsoleListPage
      title={t('coupons.title')}
      listKey="admin-coupons"
      views={COUPON_STATES.map((state) => ({ id: state, name: t(`coupons.states.${state}`), query: `state=${state}` }))}
      filters={<CouponFilterBar values={values} onChange={setValue} />}
      actions={
        <ListActions
          url="admin/coupons.csv"
          filters={values}
          add={{ to: href('addCoupon'), text: t('coupons.add'), permission: 'marketing.write' }}
        />
      }
      query={query}
      columns={columns}
      loadingText={t('coupons.loading')}
      emptyText={
        isFiltered ? t('coupons.noMatch') : <EmptyState title={t('coupons.empty')} text={t('coupons.begin')} />
      }
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={{
        ...bulkTexts(t, 'coupons.bulk', ['activate', 'deactivate', 'delete']),
        change: (ids, action) =>
          changeCoupons({ ids, action, updated_at_seen: seenByRow(query.data?.rows ?? [], ids) }).unwrap(),
      }}
    >
      {shown && <CouponUses coupon={shown} onHide={() => setShown(null)} />}
      {toDelete && (
        <ConfirmDelete
          text={t('coupons.deleteText', { code: toDelete.code })}
          onDelete={() => deleteCoupon(toDelete.id).unwrap()}
          failed={t('coupons.failed')}
          onHide={() => setToDelete(null)}
        />
      )}
    </ConsoleListPage>
  );
}
