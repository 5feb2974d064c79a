import type { OutboxEntry } from '../../../mail/outbox.ts';
import { localized } from '../../../i18n/localized.ts';
import { toMailAddress, toMailLine } from '../../../mail/templates/order-mail.ts';
import { toWire } from '../../../money/money.ts';
import type { Currency, Lang } from '../../../wire/schemas.ts';
import { subOrderTotal, type Basket, type BasketGroup, type BasketLine } from '../carts/basket.ts';
import { toTax } from '../carts/view.ts';
import type { VendorNews } from '../../people/notifications/notifications.ts';
import type { Promised } from '../../money/payments/promise.ts';
import { lacksNationalAddress } from '../../people/addresses/national-address.ts';
import type { AddressSnapshot } from './billing.ts';
import { frozenTextsOf, type VendorOrderRow } from './draft-rows.ts';
import type { Recipient } from './repository.ts';

const mailLine = (line: BasketLine, currency: Currency, lang: Lang) => {
  const { quantity, image_key } = line.row;
  return toMailLine(lang, { ...frozenTextsOf(line), image_key, quantity }, line.subTotal, currency);
};

const mailParcel = ({ vendorId, lines }: BasketGroup, currency: Currency, lang: Lang) => ({
  vendor_id: vendorId,
  company_name: localized(lang, lines[0]?.row.company_name ?? '', lines[0]?.row.company_name_ar ?? ''),
  lines: lines.map((line) => mailLine(line, currency, lang)),
});

type Sums = Pick<Basket, 'shippingCost' | 'discount' | 'vatIncluded'>;

const mailSums = (sums: Sums, groups: BasketGroup[], total: number, currency: Currency) => ({
  shipping_cost: toWire(sums.shippingCost, currency),
  discount: toWire(sums.discount, currency),
  ...toTax({ currency, groups, vatIncluded: sums.vatIncluded }),
  total: toWire(total, currency),
});

/** Messages about a new order: mails to the customer and each vendor, and a notification to each vendor. */
interface Announcement {
  mails: OutboxEntry[];
  news: VendorNews<'order_placed'>[];
}

interface NewOrder {
  orderNo: string;
  parts: VendorOrderRow[];
  basket: Basket;
  /** Delivery dates of each vendor. */
  promises: Promised[];
  shippingAddress: AddressSnapshot;
  poNumber: string;
  /** True if paid when announced; otherwise payment is on delivery. */
  isPaid: boolean;
  /** Id of the vendor who adds the gift; null if the order does not qualify. */
  giftVendor: number | null;
}

/** @param lang language of the order; vendors are notified in their own */
export const announcementOf = (
  { orderNo, parts, basket, promises, shippingAddress, poNumber, isPaid, giftVendor }: NewOrder,
  recipients: Recipient[],
  lang: Lang,
): Announcement => {
  const { currency, groups } = basket;
  const customer = recipients.find((recipient) => recipient.vendor_id === null);
  if (!customer) throw new Error('The customer of an order no longer exists.');
  const common = { order_no: orderNo, po_number: poNumber, currency, customer_name: customer.name, is_paid: isPaid };
  const vendorMessages = groups.map((group) => {
    const vendor = recipients.find((recipient) => recipient.vendor_id === group.vendorId);
    const subNo = parts.find((part) => part.vendor_id === group.vendorId)?.order_sub_no;
    if (!vendor || !subNo) throw new Error('A vendor of an order no longer exists.');
    const sums = mailSums(group, [group], subOrderTotal(group), currency);
    const gift = group.vendorId === giftVendor;
    const promised = promises.filter(({ vendorId }) => vendorId === group.vendorId);
    const payloadIn = (reader: Lang) => ({
      ...{ ...common, order_sub_no: subNo, parcels: [mailParcel(group, currency, reader)] },
      ...{ promises: promised, gift, ...sums },
    });
    const { email, lang: theirs } = vendor;
    return {
      group,
      subNo,
      mail: {
        ...{ eventId: `order:${subNo}`, template: 'order-received', recipient: email, lang: theirs },
        payload: payloadIn(theirs),
        payloads: { en: payloadIn('en'), ar: payloadIn('ar') },
        store: { vendorId: group.vendorId, permission: 'orders.read', topic: 'orders' } as const,
      },
    };
  });
  const confirmation = {
    eventId: `order:${orderNo}`,
    template: 'order-placed',
    recipient: customer.email,
    lang,
    payload: {
      ...{ ...common, is_guest: customer.is_guest, has_account: customer.has_account },
      sub_order_id: parts.length === 1 ? parts[0]?.id : null,
      parcels: groups.map((group) => mailParcel(group, currency, lang)),
      promises,
      address: toMailAddress(lang, shippingAddress),
      gift: giftVendor !== null,
      ...mailSums(basket, groups, basket.grandTotal, currency),
    },
  };
  const asked = {
    eventId: `order:${orderNo}`,
    template: 'national-address-needed',
    recipient: customer.email,
    lang,
    payload: {
      ...{ order_no: orderNo, customer_name: customer.name, is_guest: customer.is_guest },
      sub_order_id: parts[0]?.id ?? null,
    },
  };
  return {
    mails: [
      confirmation,
      ...(lacksNationalAddress(shippingAddress) ? [asked] : []),
      ...vendorMessages.map(({ mail }) => mail),
    ],
    news: vendorMessages.map(({ group, subNo }) => ({
      vendorId: group.vendorId,
      kind: 'order_placed',
      payload: {
        order_sub_no: subNo,
        customer: customer.name,
        total: toWire(subOrderTotal(group), currency),
        currency,
      },
    })),
  };
};
