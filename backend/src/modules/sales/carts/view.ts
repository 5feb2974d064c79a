import { methodsOf } from '../../catalogue/shop/vendor-payment.ts';
import type { z } from 'zod';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import { toProduct, type ProductRow, type Reader } from '../../catalogue/shop/product-row.ts';
import { toVariant } from '../../catalogue/shop/variant-view.ts';
import { toPercent, toVatGroups, toVatReason } from '../../money/vat/view.ts';
import { toAppliedCoupon } from '../coupons/view.ts';
import { missingForFreeShipping, toColdFee, toShippingRule } from '../shipping/rule.ts';
import type { Basket, BasketGroup, BasketLine } from './basket.ts';
import type { CartVendor } from './repository.ts';
import type { Cart, CartItem, CartTotals } from './schemas.ts';

const toCartItem = (line: BasketLine, reader: Reader): z.infer<typeof CartItem> => ({
  id: line.row.item_id,
  quantity: line.row.quantity,
  unit_price: toWire(line.unitPrice, reader.currency),
  sub_total: toWire(line.subTotal, reader.currency),
  vat_percent: toPercent(line.rate.vat_bp),
  vat_reason: toVatReason(line.rate),
  returns: line.row.returns,
  available_stock: line.availableStock,
  problems: line.problems,
  lacks_licence: line.row.lacks_licence,
  product: toProduct(line.row, reader),
  variant: line.row.variant && toVariant(line.row.variant, line.row, reader.currency),
});

export const toVendorName = (
  row: Pick<ProductRow, 'vendor_id' | 'company_name' | 'company_name_ar'>,
  { lang }: Pick<Reader, 'lang'>,
) => ({ id: row.vendor_id, company_name: localized(lang, row.company_name, row.company_name_ar) });

/** Tax included in a basket, as shown in carts and checkouts. */
export const toTax = ({ currency, groups, vatIncluded }: Pick<Basket, 'currency' | 'groups' | 'vatIncluded'>) => ({
  tax_amount: toWire(vatIncluded, currency),
  vat: toVatGroups(
    groups.flatMap((group) => group.lines),
    currency,
  ),
});

/**
 * One vendor's part of the cart, as in responses.
 * @param vendor passed separately because a group that has just been emptied has no line to read it from
 */
export const toCart = (
  group: BasketGroup,
  vendor: CartVendor,
  reader: Reader,
  takesCards: boolean,
): z.infer<typeof Cart> => {
  const missing = missingForFreeShipping(group.rule, group.subTotal);
  return {
    vendor: toVendorName(vendor, reader),
    cart_items: group.lines.map((line) => toCartItem(line, reader)),
    currency: reader.currency,
    sub_total: toWire(group.subTotal, reader.currency),
    discount: toWire(group.discount, reader.currency),
    shipping: toShippingRule(group.rule, reader.currency),
    shipping_cost: toWire(group.shippingCost, reader.currency),
    cold_fee: toColdFee(group.coldFee, reader.currency),
    tax_amount: toWire(group.vatIncluded, reader.currency),
    vat: toVatGroups(group.lines, reader.currency),
    missing_for_free_shipping: missing === null ? null : toWire(missing, reader.currency),
    delivers: group.delivers,
    payment_methods: methodsOf(vendor, takesCards),
  };
};

const toTotals = ({ currency, groups, ...sums }: Basket): z.infer<typeof CartTotals> => ({
  currency,
  sub_total: toWire(sums.subTotal, currency),
  discount: toWire(sums.discount, currency),
  shipping_cost: toWire(sums.shippingCost, currency),
  ...toTax({ currency, groups, vatIncluded: sums.vatIncluded }),
  total: toWire(sums.grandTotal, currency),
});

/** The whole cart by vendor, with its coupon and totals. */
export const toWholeCart = (basket: Basket, reader: Reader, takesCards: boolean) => ({
  data: basket.groups.flatMap((group) =>
    group.lines.slice(0, 1).map((line) => toCart(group, line.row, reader, takesCards)),
  ),
  coupon: basket.coupon && toAppliedCoupon(basket.coupon, reader),
  shipping_address_id: basket.shippingAddressId,
  totals: toTotals(basket),
});
