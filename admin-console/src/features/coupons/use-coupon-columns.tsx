import type { AdminCoupon } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  DateTime,
  formatNumber,
  Money,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeleteButton } from '../../entities/lists/columns.tsx';
import { lastMoment } from './coupon-days.ts';
import { CouponStateBadge } from './CouponStateBadge.tsx';
import { CouponSwitch } from './CouponSwitch.tsx';
import { useCouponLabels } from './use-coupon-labels.ts';
import { href } from '../../entities/page/paths.ts';

interface CouponDialogs {
  showUses: (coupon: AdminCoupon) => void;
  askToDelete: (coupon: AdminCoupon) => void;
}

export function useCouponColumns({ showUses, askToDelete }: CouponDialogs): DataTableColumn<AdminCoupon>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  const { valueOf } = useCouponLabels();
  const usedOf = ({ used, usage_limit }: AdminCoupon) =>
    usage_limit === null
      ? formatNumber(used, lang)
      : t('coupons.usedOf', { used: formatNumber(used, lang), limit: formatNumber(usage_limit, lang) });

  return [
    {
      id: 'code',
      header: t('coupons.code'),
      primary: true,
      cell: ({ id, code }) => (
        <Link to={href('editCoupon', { id })}>
          <Bdi>{code}</Bdi>
        </Link>
      ),
    },
    {
      id: 'value',
      header: t('coupons.value'),
      cell: (coupon) => (
        <span className="cell-stack">
          {valueOf(coupon)}
          {coupon.first_order_only && <span className="text-body-secondary">{t('coupons.firstOrderOnly')}</span>}
        </span>
      ),
    },
    {
      id: 'fundedBy',
      header: t('coupons.fundedBy'),
      cell: ({ vendor }) =>
        vendor ? (
          <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>
        ) : (
          t('coupons.funders.platform')
        ),
    },
    {
      id: 'days',
      header: t('coupons.days'),
      cell: ({ starts_at, ends_at }) => (
        <span className="cell-stack">
          <DateTime value={starts_at} dayOnly />
          {ends_at === null ? t('coupons.endless') : <DateTime value={lastMoment(ends_at)} dayOnly />}
        </span>
      ),
    },
    {
      id: 'used',
      header: t('coupons.used'),
      cell: (coupon) => (
        <Button
          variant="link"
          className="coupon-used"
          aria-label={t('coupons.uses.of', { code: coupon.code, uses: usedOf(coupon) })}
          onClick={() => showUses(coupon)}
        >
          {usedOf(coupon)}
        </Button>
      ),
    },
    {
      id: 'discounts',
      header: t('coupons.discounts'),
      optional: true,
      cell: ({ discounts }) => (
        <span className="cell-stack">
          {discounts.map(({ currency, amount }) => (
            <Money key={currency} amount={amount} currency={currency} />
          ))}
        </span>
      ),
    },
    { id: 'state', header: t('coupons.state'), cell: ({ state }) => <CouponStateBadge state={state} /> },
    { id: 'active', header: t('coupons.on'), cell: (coupon) => <CouponSwitch coupon={coupon} /> },
    {
      id: 'action',
      header: t('coupons.action'),
      hideHeader: true,
      align: 'end',
      cell: (coupon) =>
        coupon.used === 0 && (
          <DeleteButton label={t('coupons.deleteOf', { code: coupon.code })} onClick={() => askToDelete(coupon)} />
        ),
    },
  ];
}
