import { statusLabel } from '../../../src/modules/sales/orders/status/status.ts';
import { localized } from '../../../src/i18n/localized.ts';
import { toWire } from '../../../src/money/money.ts';
import type { Currency, Lang } from '../../../src/wire/schemas.ts';
import { hoursAfter } from '../moments.ts';
import { demoVendors } from '../people/vendors.ts';
import type { DemoOrder, DemoSubOrder } from './demo-order.ts';
import type { historyRows } from './order-rows.ts';

interface Mail {
  event_id: string;
  template: 'order-placed' | 'order-received' | 'order-status';
  recipient: string;
  lang: Lang;
  payload: Record<string, unknown>;
}

const vendorOf = ({ vendorId }: DemoSubOrder) => {
  const vendor = demoVendors[vendorId - 1];
  if (!vendor) throw new Error(`There is no vendor ${vendorId}`);
  return vendor;
};

const mailParcel = (part: DemoSubOrder, currency: Currency, lang: Lang) => ({
  vendor_id: part.vendorId,
  company_name: localized(lang, ...vendorOf(part).company),
  lines: part.lines.map(({ product: { name }, quantity, subTotal }) => ({
    name: localized(lang, ...name),
    quantity,
    sub_total: toWire(subTotal, currency),
  })),
});

const common = ({ orderNo, currency, customer }: DemoOrder) => ({
  order_no: orderNo,
  currency,
  customer_name: `${customer.firstname} ${customer.lastname}`,
});

const placedMail = (order: DemoOrder): Mail => ({
  event_id: `order:${order.orderNo}`,
  template: 'order-placed',
  recipient: order.customer.email,
  lang: order.customer.lang,
  payload: {
    ...common(order),
    parcels: order.parts.map((part) => mailParcel(part, order.currency, order.customer.lang)),
    total: toWire(
      order.parts.reduce((total, part) => total + part.total, 0),
      order.currency,
    ),
  },
});

const partPayload = (order: DemoOrder, part: DemoSubOrder, lang: Lang) => ({
  ...common(order),
  order_sub_no: part.subNo,
  parcels: [mailParcel(part, order.currency, lang)],
  total: toWire(part.total, order.currency),
});

const receivedMail = (order: DemoOrder, part: DemoSubOrder): Mail => ({
  event_id: `order:${part.subNo}`,
  template: 'order-received',
  recipient: vendorOf(part).email,
  lang: vendorOf(part).lang,
  payload: partPayload(order, part, vendorOf(part).lang),
});

const sent = (mail: Mail, at: string) => ({
  ...mail,
  attempts: 1,
  run_at: at,
  created_at: at,
  done_at: hoursAfter(at, 0.01),
});

/** The mails of all orders, marked as sent: the demo sends no mail. */
export function mailRows(orders: readonly DemoOrder[], history: ReturnType<typeof historyRows>) {
  const changes = new Map(history.map((change) => [`${change.vendor_order_id}/${change.to_status}`, change]));
  return orders.flatMap((order) => {
    const changed = order.parts.flatMap((part) =>
      part.steps.slice(1).map(({ to, at }) => {
        const change = changes.get(`${part.id}/${to}`);
        const payload = {
          ...partPayload(order, part, order.customer.lang),
          status: statusLabel(to),
          note: change?.note ?? '',
        };
        const { email, lang } = order.customer;
        const mail: Mail = {
          event_id: `status:${change?.id}`,
          template: 'order-status',
          recipient: email,
          lang,
          payload,
        };
        return sent(mail, at);
      }),
    );
    const received = order.parts.map((part) => sent(receivedMail(order, part), order.placedAt));
    return [sent(placedMail(order), order.placedAt), ...received, ...changed];
  });
}
