import { sql } from '../../../sql/sql.ts';
import type { Database } from '../../../database/database.ts';
import { PENDING } from '../../../facts/order-statuses.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { effectiveCoupon, expiryOf, subOrderTotal, taxOf, type Basket, type BasketGroup } from '../carts/basket.ts';
import { cartColumns, cartSource, isFirstRow, toContents, type CartContents, type CartRow } from '../carts/contents.ts';
import { funderOf } from '../coupons/coupon.ts';
import type { FormCountries } from '../shipping/delivery.ts';
import {
  orderColumns,
  subOrderColumns,
  storedDraft,
  frozenTextsOf,
  type Draft,
  type StoredDraft,
} from './draft-rows.ts';

/** A cart with the customer's draft, if any. */
interface CartWithDraft {
  contents: CartContents;
  stored: StoredDraft | null;
}

const partOf = (group: BasketGroup, orderNo: string, index: number) => ({
  position: index,
  vendor_id: group.vendorId,
  order_sub_no: `${orderNo}-${index + 1}`,
  sub_total: group.subTotal,
  shipping_cost: group.shippingCost,
  cold_fee: group.coldFee,
  discount: group.discount,
  total_amount: subOrderTotal(group),
  vat_included: group.vatIncluded,
  ...taxOf(group),
  units: group.lines.reduce((units, { row }) => units + row.quantity, 0),
});

const linesOf = ({ vendorId, lines }: BasketGroup) =>
  lines.map((line) => {
    const { row, rate, unitPrice, subTotal, discount, shippingShare, vatGoods, vatShipping } = line;
    return {
      ...{ vendor_id: vendorId, product_id: row.id, variant_id: row.variant?.id ?? null },
      ...{ ...frozenTextsOf(line), image_key: row.image_key },
      ...{ unit_price: unitPrice, quantity: row.quantity, sub_total: subTotal },
      ...{ discount, shipping_share: shippingShare, vat_class: rate.vat_class, vat_reason: rate.vat_reason },
      ...{ vat_bp: rate.vat_bp, vat_goods: vatGoods, vat_shipping: vatShipping, promised_expiry: expiryOf(row) },
    };
  });

/** Draft orders. Requires the lock on the customer's cart. */
export const createDraftRepository = (database: Database) => ({
  /** Reads the cart and the draft, and locks the draft. */
  async readWithCart(userId: number, currency: Currency, forms: FormCountries): Promise<CartWithDraft> {
    const rows = await database.query<CartRow & { stored: StoredDraft | null }>(
      sql`
      WITH draft AS (SELECT ${orderColumns} FROM orders WHERE user_id = ${userId} AND state = 'draft' FOR UPDATE)
      SELECT ${cartColumns}, CASE WHEN ${isFirstRow(userId)} THEN (SELECT ${storedDraft} FROM draft) END AS stored
      FROM ${cartSource(userId, currency, forms)}`,
      'cart with draft',
    );
    return { contents: toContents(rows), stored: rows[0]?.stored ?? null };
  },

  /** Replaces the customer's draft by one for the basket. */
  replace: (userId: number, orderNo: string, cartVersion: number, lang: Lang, basket: Basket) => {
    const coupon = effectiveCoupon(basket);
    return database.first<Draft>(
      sql`
      WITH dropped AS (DELETE FROM orders WHERE user_id = ${userId} AND state = 'draft' RETURNING id),
      draft AS (
        INSERT INTO orders (order_no, user_id, cart_version, currency, lang, coupon_id, sub_total, shipping_cost, discount,
          grand_total, vat_included, discount_funder)
        SELECT ${orderNo}, ${userId}::bigint, ${cartVersion}::bigint, ${basket.currency}, ${lang},
          ${coupon?.coupon.id ?? null}::bigint, ${basket.subTotal}::bigint, ${basket.shippingCost}::bigint,
          ${basket.discount}::bigint, ${basket.grandTotal}::bigint, ${basket.vatIncluded}::bigint,
          ${coupon && funderOf(coupon)}
        -- A customer has at most one draft: forces the old one to be deleted before the new one is inserted.
        WHERE (SELECT count(*) FROM dropped) >= 0
        RETURNING ${orderColumns}
      ), parts AS (
        INSERT INTO vendor_orders (order_id, vendor_id, order_sub_no, user_id, currency, units, status, sub_total,
          shipping_cost, cold_fee, discount, total_amount, vat_included, tax_issuer, tax_country, vat_regime_id)
        SELECT draft.id, part.vendor_id, part.order_sub_no, ${userId}::bigint, ${basket.currency}, part.units,
          ${PENDING}::smallint, part.sub_total, part.shipping_cost, part.cold_fee, part.discount, part.total_amount, part.vat_included,
          part.tax_issuer, part.tax_country,
          (SELECT max(r.id) FROM vat_regimes r WHERE r.vendor_id = part.vendor_id)
        FROM draft, jsonb_to_recordset(${JSON.stringify(basket.groups.map((group, index) => partOf(group, orderNo, index)))}::jsonb)
          AS part (position integer, vendor_id bigint, order_sub_no text, sub_total bigint, shipping_cost bigint, cold_fee bigint,
            discount bigint, total_amount bigint, units integer, vat_included bigint, tax_issuer text, tax_country text)
        ORDER BY part.position RETURNING ${subOrderColumns}
      ), lines AS (
        INSERT INTO order_items (vendor_order_id, product_id, variant_id, name, name_ar, variant_label, variant_label_ar,
          sku, image_key, unit_price, quantity, sub_total, discount, shipping_share, vat_class, vat_reason, vat_bp, vat_goods, vat_shipping,
          promised_expiry)
        SELECT parts.id, line.product_id, line.variant_id, line.name, line.name_ar, line.variant_label,
          line.variant_label_ar, line.sku, line.image_key, line.unit_price, line.quantity, line.sub_total,
          line.discount, line.shipping_share, line.vat_class, line.vat_reason, line.vat_bp, line.vat_goods,
          line.vat_shipping, line.promised_expiry
        FROM jsonb_to_recordset(${JSON.stringify(basket.groups.flatMap(linesOf).map((line, position) => ({ ...line, position })))}::jsonb)
          AS line (position integer, vendor_id bigint, product_id bigint, variant_id bigint, name text, name_ar text,
            variant_label text, variant_label_ar text, sku text, image_key text, unit_price bigint, quantity integer,
            sub_total bigint, discount bigint, shipping_share bigint, vat_class text, vat_reason text, vat_bp integer,
            vat_goods bigint, vat_shipping bigint, promised_expiry date)
          JOIN parts ON parts.vendor_id = line.vendor_id
        ORDER BY line.position
      )
      SELECT to_jsonb(draft) AS order, (SELECT jsonb_agg(to_jsonb(parts) ORDER BY parts.id) FROM parts) AS parts
      FROM draft`,
      'make draft',
    );
  },
});

export type DraftRepository = ReturnType<typeof createDraftRepository>;
