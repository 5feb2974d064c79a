import type { Checkout, CheckoutLine, Currency } from '@balsam/shared-api';
import { ColdFeeRow, Money, SaleRulesNote, Thumbnail, useLang, VatRows } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCart } from '../../entities/cart/use-cart.ts';
import { nameOf } from '../../entities/catalog/name-of.ts';
import { SoldName } from '../../entities/catalog/SoldName.tsx';
import { ExpiryNote } from '../../entities/expiry/ExpiryNote.tsx';
import { ReturnTermsNote } from '../../entities/return-terms/ReturnTermsNote.tsx';
import { isUnusual, usualTerms } from '../../entities/return-terms/usual-terms.ts';
import { ArrivalDates } from '../../entities/tracking/ArrivalDates.tsx';
import { VendorUnavailable } from '../../entities/vendor/VendorUnavailable.tsx';
import { CheckoutTotals } from './CheckoutTotals.tsx';
import { ShippingAmount } from './ShippingAmount.tsx';
import { href } from '../../entities/page/paths.ts';

/** Order by vendor and its totals, exactly as calculated by the server. */
export function CheckoutSummary({ checkout, busy }: { checkout: Checkout; busy: boolean }) {
  const { t } = useTranslation('storefront');
  const { orders, order_products, currency } = checkout;
  return (
    <div aria-busy={busy}>
      {orders.map((order) => (
        <section key={order.id} className="sf-checkout-vendor">
          <h3>{t('checkout.soldBy', { vendor: order.vendor.company_name })}</h3>
          <ArrivalDates from={order.shipping?.arrives_from} to={order.shipping?.arrives_to} />
          <Lines lines={order_products.filter(({ vendor_id }) => vendor_id === order.vendor.id)} currency={currency} />
          <Obstacle order={order} />
          {orders.length > 1 && <VendorTotals order={order} currency={currency} />}
        </section>
      ))}
      <CheckoutTotals checkout={checkout} />
    </div>
  );
}

/** Warning about a seller. Delivery depends on the checkout's destination; payment methods come from the cart. */
function Obstacle({ order: { vendor, delivers } }: { order: Checkout['orders'][number] }) {
  const { t } = useTranslation('storefront');
  const cart = useCart().carts.find((part) => part.vendor.id === vendor.id);
  return (
    cart && (
      <VendorUnavailable
        delivers={delivers}
        payment_methods={cart.payment_methods}
        vendor={vendor.company_name}
        remedy={<Link to={href('cart')}>{t('checkout.toCart')}</Link>}
      />
    )
  );
}

function Lines({ lines, currency }: { lines: readonly CheckoutLine[]; currency: Currency }) {
  const lang = useLang();
  const usual = usualTerms(lines);
  return (
    <>
      <ul className="sf-checkout-lines">
        {lines.map(({ product, variant, variant_arabic, quantity, sub_total, returns, expires_from, sale_rules }) => (
          <li key={`${product.id} ${variant}`}>
            <Thumbnail src={product.product_image} name={nameOf(product, lang)} />
            <span className="sf-checkout-goods">
              <SoldName item={{ ...product, variant, variant_arabic }} /> × {quantity}
              <ExpiryNote day={expires_from} isReduced={false} />
              <SaleRulesNote rules={sale_rules} />
              {isUnusual({ returns }, usual) && <ReturnTermsNote terms={returns} />}
            </span>
            <Money amount={sub_total} currency={currency} />
          </li>
        ))}
      </ul>
      {usual && <ReturnTermsNote terms={usual} />}
    </>
  );
}

interface VendorTotalsProps {
  order: Checkout['orders'][number];
  currency: Currency;
}

/** Totals of one of several vendors. */
function VendorTotals({ order, currency }: VendorTotalsProps) {
  const { t } = useTranslation('storefront');
  const { delivers, discount, shipping_cost, cold_fee, total_amount, vat } = order;
  return (
    <dl className="facts totals sf-checkout-part">
      <dt>{t('checkout.vendorShipping')}</dt>
      <dd>
        <ShippingAmount amount={shipping_cost} currency={currency} delivers={delivers} />
      </dd>
      <ColdFeeRow amount={cold_fee} currency={currency} />
      {discount > 0 && (
        <>
          <dt>{t('checkout.discount')}</dt>
          <dd>
            <Money amount={-discount} currency={currency} />
          </dd>
        </>
      )}
      <dt>{t('checkout.vendorTotal')}</dt>
      <dd>
        <Money amount={total_amount} currency={currency} />
      </dd>
      <VatRows groups={vat} currency={currency} />
    </dl>
  );
}
