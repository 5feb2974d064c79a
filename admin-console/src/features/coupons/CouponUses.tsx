import type { AdminCoupon, CouponUse } from '@balsam/shared-api';
import { Badge, Bdi, DateTime, Drawer, Email, Money, QueryState, useLastPage } from '@balsam/shared-ui';
import { ListFoot } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useListCouponUsesQuery } from './coupons-api.ts';

interface CouponUsesProps {
  coupon: AdminCoupon;
  onHide: () => void;
}

/** Redemptions of a coupon: customer, order and discount. */
export function CouponUses({ coupon, onHide }: CouponUsesProps) {
  const { t } = useTranslation('admin-console');
  const [page, setPage] = useState(1);
  const query = useListCouponUsesQuery({ id: coupon.id, page });
  const lastPage = useLastPage(page, query.data?.meta, setPage);
  return (
    <Drawer show onHide={onHide} title={t('coupons.uses.title', { code: coupon.code })}>
      <QueryState
        query={query}
        empty={{
          when: ({ rows }) => rows.length === 0,
          title: t('coupons.uses.none'),
          text: t('coupons.uses.noneText'),
        }}
      >
        {({ rows }) => (
          <ul className="coupon-uses">
            {rows.map((use) => (
              <li key={use.id}>
                <Use use={use} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {query.data && (
        <ListFoot
          {...{ page, lastPage }}
          meta={query.data.meta}
          onPageChange={setPage}
          shown={query.data.rows.length}
          variant="console"
        />
      )}
    </Drawer>
  );
}

function Use({ use }: { use: CouponUse }) {
  const { t } = useTranslation('admin-console');
  const { order_no, customer, email, amount, currency, created_at, released_at } = use;
  return (
    <>
      <span className="cluster cluster-between">
        <Link to={href('orders', { number: order_no })}>
          <Bdi>{order_no}</Bdi>
        </Link>
        <Money amount={amount} currency={currency} />
      </span>
      <bdi>{customer}</bdi>
      <Email address={email} />
      <DateTime className="text-body-secondary" value={created_at} />
      {released_at !== null && <Badge>{t('coupons.uses.released')}</Badge>}
    </>
  );
}
