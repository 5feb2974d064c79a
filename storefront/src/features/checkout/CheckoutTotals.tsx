import type { AppliedCoupon, Checkout } from '@balsam/shared-api';
import { Bdi, ColdFeeRow, Icon, infoCircleIcon, Money, VatRows } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ShippingAmount } from './ShippingAmount.tsx';
import { href } from '../../entities/page/paths.ts';

/** Totals of a checkout over all vendors. */
export function CheckoutTotals({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('storefront');
  const { orders, sub_total, shipping_cost, discount, vat, grand_total, coupon, currency } = checkout;
  const coldFee = orders.reduce((sum, { cold_fee: fee }) => sum + (fee ?? 0), 0);
  return (
    <>
      <dl className="facts totals">
        <dt>{t('checkout.subTotal')}</dt>
        <dd>
          <Money amount={sub_total} currency={currency} />
        </dd>
        <dt>{t('checkout.shipping')}</dt>
        <dd>
          <ShippingAmount
            amount={shipping_cost}
            currency={currency}
            delivers={orders.every(({ delivers }) => delivers)}
          />
        </dd>
        <ColdFeeRow amount={coldFee} currency={currency} />
        {discount > 0 && (
          <>
            <dt>
              {t('checkout.discount')} {coupon && <Bdi>({coupon.code})</Bdi>}
            </dt>
            <dd>
              <Money amount={-discount} currency={currency} />
            </dd>
          </>
        )}
        <dt className="totals-sum">{t('checkout.total')}</dt>
        <dd className="totals-sum">
          <Money amount={grand_total} currency={currency} />
        </dd>
        <VatRows groups={vat} currency={currency} />
      </dl>
      <ImportVatNote checkout={checkout} />
      <CouponNote coupon={coupon} />
    </>
  );
}

/** Note about import VAT for exports, on which the seller charges no VAT. */
function ImportVatNote({ checkout: { order_products } }: { checkout: Checkout }) {
  const { t } = useTranslation('storefront');
  if (order_products.every(({ vat_reason }) => vat_reason !== 'export')) return null;
  return (
    <p className="form-text">
      <Icon icon={infoCircleIcon} /> {t('checkout.importVat')}
    </p>
  );
}

/** Applied coupon, or the reason why it is no longer valid. Codes are entered in the cart. */
function CouponNote({ coupon }: { coupon: AppliedCoupon | null }) {
  const { t } = useTranslation('storefront');
  return (
    <p className="form-text">
      {coupon?.problem && `${coupon.code}: ${coupon.problem} `}
      <Link to={href('cart')}>{t(coupon ? 'checkout.changeCoupon' : 'checkout.addCoupon')}</Link>
    </p>
  );
}
