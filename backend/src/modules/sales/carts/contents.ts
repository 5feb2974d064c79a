import { isPaused } from '../../../calendar/holidays.ts';
import type { PaymentSettings } from '../../../facts/payment-methods.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Currency } from '../../../wire/schemas.ts';
import {
  destinationId,
  destinationSource,
  ruleSource,
  storedDestination,
  type FormCountries,
} from '../shipping/delivery.ts';
import type { ShippingRuleRow } from '../shipping/rule.ts';
import { lineRateSource, type LineRate } from '../../money/vat/line-rate.ts';
import {
  isHeldForLicence,
  onSale,
  productColumns,
  productSource,
  variantObject,
  type ProductRow,
} from '../../catalogue/shop/product-row.ts';
import { returnTerms, type ReturnTerms } from '../../catalogue/shop/return-terms.ts';
import type { VariantRow } from '../../catalogue/shop/repository.ts';
import { paymentColumnsFor } from '../../catalogue/shop/vendor-payment.ts';

/** Cart line with the current product and variant. */
export interface CartLineRow extends ProductRow, PaymentSettings {
  item_id: number;
  quantity: number;
  /** Cash from guests. */
  cod_guests: 'never' | 'proven' | 'always';
  rate: LineRate;
  returns: ReturnTerms;
  variant: VariantRow | null;
  /** On sale by a vendor that sells now, and the line has an existing variant exactly if the product has variants. */
  purchasable: boolean;
  /** Its vendor lacks a licence for its category. */
  lacks_licence: boolean;
}

/** Shipping rules by vendor for the customer's country; countryId is null while that is unknown. */
interface Delivery {
  rules: Map<number, ShippingRuleRow>;
  countryId: number | null;
}

/** Stored cart with current prices, stock and shipping. */
export interface CartContents {
  lines: CartLineRow[];
  delivery: Delivery;
  couponCode: string | null;
  /** Stored address that the parcels go to; null without one. */
  shippingAddressId: number | null;
}

/** Columns about the whole cart, repeated in every row. An empty cart is one row with these alone. */
interface CartState {
  stated_id: number | null;
  coupon_code: string | null;
  shipping_address_id: number | null;
}

/** Line with its vendor's shipping rule; the fields of the rule are null if the vendor does not ship there. */
type FilledRow = CartState & CartLineRow & (ShippingRuleRow | Record<keyof Omit<ShippingRuleRow, 'vendor_id'>, null>);
export type CartRow = FilledRow | (CartState & { item_id: null });

/** Condition: the product `p` of the vendor `v` and the variant `w` of a line can be bought. */
export const purchasable = sql`(${onSale} AND p.has_variants = (w.id IS NOT NULL) AND w.deleted_at IS NULL AND NOT ${isPaused})`;

/** Columns of CartRow. */
export const cartColumns = sql`destination.stated_id, cart.coupon_code, parcel.shipping_address_id, ${productColumns}, item.id AS item_id, item.quantity,
  ${paymentColumnsFor(sql`item.user_id`)}, v.cod_guests, ${purchasable} AS purchasable, ${isHeldForLicence} AS lacks_licence, ${variantObject} AS variant, to_jsonb(line_rate) AS rate, ${returnTerms} AS returns, rule.*`;

/** Source of CartRows in the order of the lines. Ends the statement with ORDER BY. */
export const cartSource = (userId: number, currency: Currency, forms: FormCountries): SQL => sql`
  ${destinationSource(destinationId(userId, forms), currency)} AS destination
  LEFT JOIN carts cart ON cart.user_id = ${userId}
  LEFT JOIN LATERAL (SELECT ${storedDestination(userId)} AS shipping_address_id) AS parcel ON true
  LEFT JOIN (cart_items item
    JOIN ${productSource} ON p.id = item.product_id
    LEFT JOIN variants w ON w.id = item.variant_id) ON item.user_id = ${userId}
  LEFT JOIN LATERAL ${ruleSource(currency)} AS rule ON true
  LEFT JOIN LATERAL ${lineRateSource} AS line_rate ON item.id IS NOT NULL
  ORDER BY item.id`;

/** True for the first row of a cart only, so that a value of the whole cart is selected once. */
export const isFirstRow = (userId: number): SQL =>
  sql`item.id IS NOT DISTINCT FROM (SELECT min(id) FROM cart_items WHERE user_id = ${userId})`;

const isFilled = (row: CartRow): row is FilledRow => row.item_id !== null;
const isShipped = (row: FilledRow): row is FilledRow & ShippingRuleRow => row.flat_fee !== null;

/** Splits the rows into lines and the values of the whole cart. */
export const toContents = (rows: CartRow[]): CartContents => {
  const lines = rows.filter(isFilled);
  const rules = new Map(lines.filter(isShipped).map((row) => [row.vendor_id, row]));
  const { stated_id: countryId = null, coupon_code: couponCode = null } = rows[0] ?? {};
  return { lines, delivery: { rules, countryId }, couponCode, shippingAddressId: rows[0]?.shipping_address_id ?? null };
};
