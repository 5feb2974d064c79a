import type { Outbox } from '../../mail/outbox.ts';
import { toWire } from '../../money/money.ts';
import type { Currency, Lang } from '../../wire/schemas.ts';
import { partTotal, type Basket, type BasketGroup, type BasketLine } from '../carts/basket.ts';
import { nameWithVariant, variantLabel } from '../shop/variant-label.ts';
import type { createNotifications } from '../notifications/notifications.ts';
import type { CheckoutRepository, VendorOrderRow } from './repository.ts';

const mailLine = ({ row, subTotal }: BasketLine, currency: Currency) => ({
  ...nameWithVariant(row, variantLabel(row.variant)),
  quantity: row.quantity,
  sub_total: toWire(subTotal, currency),
});

const mailLines = (groups: BasketGroup[], currency: Currency) =>
  groups.flatMap((group) => group.lines.map((line) => mailLine(line, currency)));

const mailSums = (sums: Pick<Basket, 'shippingCost' | 'discount'>, total: number, currency: Currency) => ({
  shipping_cost: toWire(sums.shippingCost, currency),
  discount: toWire(sums.discount, currency),
  total: toWire(total, currency),
});

/** Who hears of a new order, written with it: the customer by mail, each vendor by mail and notification of his part. */
export const createAnnouncement = (
  repository: CheckoutRepository,
  outbox: Outbox,
  { notifyVendor }: ReturnType<typeof createNotifications>,
) => ({
  async announce(userId: number, lang: Lang, orderNo: string, parts: VendorOrderRow[], basket: Basket): Promise<void> {
    const { currency, groups } = basket;
    const recipients = await repository.recipients(
      userId,
      groups.map((group) => group.vendorId),
    );
    const customer = recipients.find((recipient) => recipient.vendor_id === null);
    if (!customer) throw new Error('The customer of an order is gone.');
    const common = { order_no: orderNo, currency, customer_name: customer.name };
    await outbox.enqueue({
      eventId: `order:${orderNo}`,
      template: 'order-placed',
      recipient: customer.email,
      lang,
      payload: { ...common, lines: mailLines(groups, currency), ...mailSums(basket, basket.grandTotal, currency) },
    });
    for (const group of groups) {
      const vendor = recipients.find((recipient) => recipient.vendor_id === group.vendorId);
      const subNo = parts.find((part) => part.vendor_id === group.vendorId)?.order_sub_no;
      if (!vendor || !subNo) throw new Error('A vendor of an order is gone.');
      await outbox.enqueue({
        eventId: `order:${subNo}`,
        template: 'order-received',
        recipient: vendor.email,
        lang: vendor.lang,
        payload: {
          ...common,
          order_sub_no: subNo,
          company_name: vendor.name,
          lines: mailLines([group], currency),
          ...mailSums(group, partTotal(group), currency),
        },
      });
      await notifyVendor(group.vendorId, 'order_placed', {
        order_sub_no: subNo,
        customer: customer.name,
        total: toWire(partTotal(group), currency),
        currency,
      });
    }
  },
});
