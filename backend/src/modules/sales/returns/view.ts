import type { z } from 'zod';
import { imageUrl } from '../../../files/picture-urls.ts';
import { localized } from '../../../i18n/localized.ts';
import { maskedIban } from '../../../money/iban.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { toAddress } from '../orders/view.ts';
import type { ReturnedAmounts } from './amounts.ts';
import type { SubOrderItem } from './repository.ts';
import { lastDayOf, obstacleOf, reasonsOf } from './rules.ts';
import type { ReturnableRow, ReturnLineRow, ReturnRow } from './reading.ts';
import type { InspectionPreview, Return, ReturnableLine, ReturnLine } from './schemas.ts';

const actors = { 1: 'admin', 2: 'vendor', 3: 'customer' } as const;

// JSON values have PostgreSQL's own timestamp format.
const moment = (text: string): string => new Date(text).toISOString();

const toSold = (row: ReturnLineRow | ReturnableRow) => ({
  id: row.product_id,
  slug: row.slug,
  name: row.name,
  name_arabic: row.name_ar,
  sku: row.sku,
  product_image: imageUrl(row.image_key),
  variant: row.variant_label,
  variant_arabic: row.variant_label_ar,
});

const toLine = (row: ReturnLineRow, currency: Currency): z.infer<typeof ReturnLine> => {
  const { id, order_item_id, quantity, reason, opened, note, restock, write_off, refused, refused_reason, pictures } =
    row;
  return {
    ...{ id, order_product_id: order_item_id, product: toSold(row), quantity, reason, opened, note },
    ...{ restock, write_off, refused, refused_reason, pictures },
    shipping: toWire(row.shipping, currency),
    refund: toWire(row.refund, currency),
  };
};

/**
 * Order line with its returnability.
 * @param today a day in Riyadh
 */
export const toReturnableLine = (
  row: ReturnableRow,
  item: SubOrderItem,
  today: string,
): z.infer<typeof ReturnableLine> => ({
  order_product_id: row.id,
  product: toSold(row),
  quantity: row.quantity,
  left: item.left,
  unit_price: toWire(row.unit_price, row.currency),
  returns: { class: item.return_class, days: item.return_days },
  last_day: lastDayOf(item),
  reasons: reasonsOf(item, today),
  why_not: obstacleOf(item, today),
});

/** Return view for its reader. Vendors do not see the refund account. */
export const toReturn = (
  row: ReturnRow,
  lang: Lang,
  reader: 'customer' | 'vendor' | 'admin',
): z.infer<typeof Return> => {
  const { id, return_no, order_no, order_sub_no, currency, state, is_late, due_at, return_shipping, keep_goods } = row;
  const { awaits_admin } = row;
  const companyName = localized(lang, row.company_name, row.company_name_ar);
  const { instructions, decline_reason, requested_at, is_overruled, overrule_reason, version, history } = row;
  return {
    ...{ id, return_no, order_no, order_sub_no, currency, state, is_late, due_at, return_shipping, keep_goods },
    ...{ awaits_admin, instructions, decline_reason, requested_at, is_overruled, overrule_reason, version },
    order_id: row.part_id,
    send_to: row.send_to && toAddress({ ...row.send_to, name: companyName }, lang),
    refund_total: toWire(row.refund_total, currency),
    expected_refund: null,
    goodwill: toWire(row.goodwill, currency),
    refund_account: reader === 'vendor' || row.iban === '' ? null : { iban: maskedIban(row.iban), holder: row.holder },
    refund_to: row.refund_to,
    refunds: row.refunds.map((refund) => ({ ...refund, amount: toWire(refund.amount, currency) })),
    vendor: { id: row.vendor_id, company_name: companyName },
    customer: { id: row.user_id, name: row.customer_name },
    lines: row.lines.map((line) => toLine(line, currency)),
    history: history.map(({ role, created_at, ...step }) => ({
      ...step,
      actor: role === null ? ('system' as const) : actors[role],
      created_at: moment(created_at),
    })),
  };
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Refund preview for the customer. */
export const toCustomerPreview = (amounts: readonly ReturnedAmounts[], currency: Currency) => ({
  currency,
  shipping: toWire(sum(amounts.map((line) => line.shipping)), currency),
  refund: toWire(sum(amounts.map((line) => line.refund)), currency),
});

/** Refund preview of an inspection. */
export const toPreview = (
  amounts: readonly ReturnedAmounts[],
  currency: Currency,
): z.infer<typeof InspectionPreview> => ({
  currency,
  lines: amounts.map((line) => ({
    order_product_id: line.itemId,
    sub_total: toWire(line.subTotal, currency),
    discount_vendor: toWire(line.discountVendor, currency),
    discount_platform: toWire(line.discountPlatform, currency),
    shipping: toWire(line.shipping, currency),
    vat: toWire(line.vatGoods + line.vatShipping, currency),
    commission: toWire(line.commission, currency),
    commission_vat: toWire(line.commissionVat, currency),
    refund: toWire(line.refund, currency),
  })),
  refund: toWire(sum(amounts.map(({ refund }) => refund)), currency),
  commission_back: toWire(sum(amounts.map((line) => line.commission + line.commissionVat)), currency),
});
