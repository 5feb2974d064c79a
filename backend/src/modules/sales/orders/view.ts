import type { z } from 'zod';
import { localized } from '../../../i18n/localized.ts';
import { toWire } from '../../../money/money.ts';
import type { Lang } from '../../../wire/schemas.ts';
import { trackingPage } from '../../../mail/templates/carriers.ts';
import { imageUrl } from '../../../files/picture-urls.ts';
import { lacksNationalAddress } from '../../people/addresses/national-address.ts';
import type { AddressSnapshot } from '../checkout/billing.ts';
import { toPercent, toVatReason } from '../../money/vat/view.ts';
import { toColdFee } from '../shipping/rule.ts';
import type { OrderItemRow, OrderRow, PlacedOrderRow, StatusChangeRow } from './rows.ts';
import type { Order, PlacedOrder } from './schemas.ts';
import { toTax } from './tax.ts';
import { customerMay, isPreparing, isUnderway, statusLabel } from './status/status.ts';

type OrderView = z.infer<typeof Order>;

const actors = { 1: 'admin', 2: 'vendor', 3: 'customer' } as const;

/** Address of an order, in the reader's language. */
const placeIn = (lang: Lang, snapshot: Partial<AddressSnapshot>) => ({
  city: localized(lang, snapshot.city ?? '', snapshot.city_ar ?? ''),
  state: localized(lang, snapshot.state ?? '', snapshot.state_ar ?? ''),
  country: localized(lang, snapshot.country ?? '', snapshot.country_ar ?? ''),
});

export const toAddress = (snapshot: Partial<AddressSnapshot>, lang: Lang) => ({
  name: snapshot.name ?? '',
  company_name: snapshot.company_name ?? '',
  company_address: snapshot.company_address ?? '',
  phone_number: snapshot.phone_number ?? '',
  email: snapshot.email ?? '',
  address_1: snapshot.address_1 ?? '',
  address_2: snapshot.address_2 ?? '',
  street: snapshot.street ?? snapshot.address_1 ?? '',
  zip_code: snapshot.zip_code ?? '',
  ...placeIn(lang, snapshot),
  national_address: snapshot.national_address ?? '',
  note: snapshot.note ?? '',
  other_language: placeIn(lang === 'ar' ? 'en' : 'ar', snapshot),
});

const toOrderProduct = (item: OrderItemRow, { currency, status }: OrderRow): OrderView['order_products'][number] => ({
  id: item.id,
  product: {
    id: item.product_id,
    slug: item.slug,
    name: item.name,
    name_arabic: item.name_ar,
    sku: item.sku,
    product_image: imageUrl(item.image_key),
    price: toWire(item.unit_price, currency),
    variant: item.variant_label,
    variant_arabic: item.variant_label_ar,
  },
  quantity: item.quantity,
  sub_total: toWire(item.sub_total, currency),
  vat_percent: item.vat && toPercent(item.vat.vat_bp),
  vat_reason: item.vat && toVatReason(item.vat),
  status: statusLabel(status),
  review: item.review,
  sold_under: item.sold_under,
  lots: item.lots,
});

const toStatusChange = (change: StatusChangeRow): OrderView['history'][number] => ({
  from: change.from_status && statusLabel(change.from_status),
  to: statusLabel(change.to_status),
  note: change.note,
  field: change.field,
  actor: change.actor_role ? actors[change.actor_role] : 'system',
  created_at: change.created_at,
});

/** A second cancellation request is not offered. */
const toCustomerMay = (row: OrderRow): OrderView['customer_may'] => {
  const may = customerMay(row);
  return may === 'ask' && row.cancel_requested_at !== null ? null : may;
};

const toCancelRequest = (row: OrderRow): OrderView['cancel_request'] =>
  row.cancel_requested_at === null
    ? null
    : {
        asked_at: row.cancel_requested_at,
        state: row.cancel_declined_at ? 'declined' : 'open',
        reason: row.cancel_decline_reason,
      };

const toAmounts = (row: OrderRow, items: OrderItemRow[]) => {
  const amount = (minor: number) => toWire(minor, row.currency);
  return {
    sub_total: amount(row.sub_total),
    subtotal: amount(row.sub_total),
    shipping_cost: amount(row.shipping_cost),
    cold_fee: toColdFee(row.cold_fee, row.currency),
    ...toTax(row, items),
    tax_issuer: row.tax_issuer,
    discount: amount(row.discount),
    total_amount: amount(row.total_amount),
    total: amount(row.total_amount),
    order_total: row.parcel_count === null ? null : amount(row.grand_total),
  };
};

const toPeople = (row: OrderRow, lang: Lang) => {
  const shipping = row.shipping_address && toAddress(row.shipping_address, lang);
  const companyName = localized(lang, row.company_name, row.company_name_ar);
  return {
    vendor: {
      id: row.vendor_id,
      name: companyName,
      company_name: companyName,
      email: row.vendor_email,
      cr_number: row.cr_number,
      address: toAddress({ ...row.store, name: companyName }, lang),
    },
    user: {
      id: row.user_id,
      is_guest: row.is_guest,
      firstname: row.firstname,
      lastname: row.lastname,
      full_name: `${row.firstname} ${row.lastname}`,
      email: row.email,
      phone_number: row.phone_number,
      addresses: shipping
        ? [{ address_1: shipping.address_1, address_2: shipping.address_2, phone_number: shipping.phone_number }]
        : [],
    },
    shipping_address: shipping,
    billing_address: row.billing_address && toAddress(row.billing_address, lang),
    address: shipping && {
      country: { name: shipping.country },
      city: { name: shipping.city },
      address_1: shipping.address_1,
      address_2: shipping.address_2,
    },
  };
};

const itemsOf = ({ id }: OrderRow, items: OrderItemRow[]) => items.filter((item) => item.vendor_order_id === id);

/** Promised days of arrival while the parcel is under way. */
export const toArrival = ({
  status,
  arrives_from,
  arrives_to,
}: Pick<OrderRow, 'status' | 'arrives_from' | 'arrives_to'>) =>
  isUnderway(status) ? { arrives_from, arrives_to } : { arrives_from: null, arrives_to: null };

/** Sub-order view, in the reader's language and the order's own currency. */
export const toOrder = (row: OrderRow, items: OrderItemRow[], history: StatusChangeRow[], lang: Lang): OrderView => ({
  id: row.id,
  order_id: row.id,
  parent_order_id: row.order_id,
  order_no: row.order_no,
  order_sub_no: row.order_sub_no,
  parcel_count: row.parcel_count,
  order_date: row.placed_at,
  created_at: row.placed_at,
  status: statusLabel(row.status),
  status_code: row.status,
  currency: row.currency,
  ...toAmounts(row, itemsOf(row, items)),
  payment_method: row.payment_method,
  payment_state: row.payment_state,
  carrier: row.carrier,
  tracking_id: row.tracking_id,
  track_id: row.tracking_id,
  tracking_information: row.tracking_information,
  tracking_url: trackingPage(row.carrier, row.tracking_id, row.carrier_page),
  label_url: row.label_url,
  note: row.note,
  message: row.message,
  held_by_recall: row.held_by_recall,
  national_address_missing: isPreparing(row.status) && lacksNationalAddress(row.shipping_address),
  po_number: row.po_number,
  cancellation_reason: row.cancellation_reason,
  cancel_requested_at: row.cancel_requested_at,
  cancel_request: toCancelRequest(row),
  customer_may: toCustomerMay(row),
  gift: row.gift,
  ship_by: row.ship_by,
  is_late: row.is_late,
  ...toArrival(row),
  is_overdue: row.is_overdue,
  can_be_missed: row.can_be_missed,
  pickup: row.pickup,
  ...toPeople(row, lang),
  order_products: itemsOf(row, items).map((item) => toOrderProduct(item, row)),
  history: history.filter((change) => change.vendor_order_id === row.id).map(toStatusChange),
});

/** Whole order with its sub-orders, in the reader's language and the order's own currency. */
export const toPlacedOrder = (
  row: PlacedOrderRow,
  orders: OrderView[],
  items: OrderItemRow[],
  lang: Lang,
): z.infer<typeof PlacedOrder> => ({
  order_no: row.order_no,
  placed_at: row.placed_at,
  currency: row.currency,
  sub_total: toWire(row.sub_total, row.currency),
  shipping_cost: toWire(row.shipping_cost, row.currency),
  discount: toWire(row.discount, row.currency),
  coupon_code: row.coupon_code,
  ...toTax(row, items),
  grand_total: toWire(row.grand_total, row.currency),
  payment_method: row.payment_method,
  billing_address: row.billing_address && toAddress(row.billing_address, lang),
  shipping_address: row.shipping_address && toAddress(row.shipping_address, lang),
  message: row.message,
  po_number: row.po_number,
  orders,
});
