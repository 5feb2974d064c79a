import type { z } from 'zod';
import { toWire } from '../../../money/money.ts';
import { expiryOf, subOrderTotal, type Basket } from '../carts/basket.ts';
import type { CartLineRow } from '../carts/contents.ts';
import { toTax, toVendorName } from '../carts/view.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import type { Reader } from '../../catalogue/shop/product-row.ts';
import { acceptsPayment } from '../../catalogue/shop/vendor-payment.ts';
import { variantLabel } from '../../catalogue/shop/variant-label.ts';
import { toPercent, toVatGroups, toVatReason } from '../../money/vat/view.ts';
import { toAppliedCoupon } from '../coupons/view.ts';
import { toColdFee, toShippingRule } from '../shipping/rule.ts';
import type { Draft } from './draft-rows.ts';
import type { Checkout } from './schemas.ts';

const toOrders = ({ order, parts }: Draft, { groups, currency }: Basket, reader: Reader) =>
  groups.flatMap((group) => {
    const part = parts.find(({ vendor_id: vendorId }) => vendorId === group.vendorId);
    const row = group.lines[0]?.row;
    if (!part || !row) return [];
    return {
      id: part.id,
      order_no: order.order_no,
      order_sub_no: part.order_sub_no,
      vendor: toVendorName(row, reader),
      delivers: group.delivers,
      shipping: toShippingRule(group.rule, currency),
      sub_total: toWire(group.subTotal, currency),
      shipping_cost: toWire(group.shippingCost, currency),
      cold_fee: toColdFee(group.coldFee, currency),
      discount: toWire(group.discount, currency),
      tax_amount: toWire(group.vatIncluded, currency),
      vat: toVatGroups(group.lines, currency),
      total_amount: toWire(subOrderTotal(group), currency),
    };
  });

const toVariantName = ({ variant }: CartLineRow) => {
  const { label, labelArabic } = variantLabel(variant);
  return { variant: label, variant_arabic: labelArabic };
};

const toLines = ({ groups, currency }: Basket) =>
  groups.flatMap((group) =>
    group.lines.map(({ row, rate, unitPrice, subTotal }) => ({
      product: {
        id: row.id,
        slug: row.slug,
        name: row.name,
        name_arabic: row.name_ar,
        product_image: imageUrl(row.image_key),
      },
      ...toVariantName(row),
      vendor_id: group.vendorId,
      unit_price: toWire(unitPrice, currency),
      quantity: row.quantity,
      sub_total: toWire(subTotal, currency),
      vat_percent: toPercent(rate.vat_bp),
      vat_reason: toVatReason(rate),
      returns: row.returns,
      sale_rules: row.sale_rules,
      expires_from: expiryOf(row),
    })),
  );

/** Checkout summary, in the reader's language and the draft's currency. */
export const toCheckout = (
  draft: Draft,
  basket: Basket,
  reader: Reader,
  card: z.infer<typeof Checkout>['card'],
): z.infer<typeof Checkout> => ({
  orders: toOrders(draft, basket, reader),
  order_products: toLines(basket),
  currency: basket.currency,
  shipping_address_id: basket.shippingAddressId,
  coupon: basket.coupon && toAppliedCoupon(basket.coupon, reader),
  sub_total: toWire(basket.subTotal, basket.currency),
  shipping_cost: toWire(basket.shippingCost, basket.currency),
  discount: toWire(basket.discount, basket.currency),
  ...toTax(basket),
  grand_total: toWire(basket.grandTotal, basket.currency),
  cash:
    basket.grandTotal === 0 ||
    basket.groups.every(({ lines }) => lines.every(({ row }) => acceptsPayment(row, 'cash'))),
  card,
});
