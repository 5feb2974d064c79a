import { CANCELLED } from '../../../src/facts/order-statuses.ts';
import type { NotificationKind, NotificationPayload } from '../../../src/modules/people/notifications/schemas.ts';
import { toWire } from '../../../src/money/money.ts';
import type { DemoProduct } from '../catalogue-rows/build-catalogue.ts';
import { LOW_STOCK } from '../../../src/facts/stock.ts';
import { daysBefore } from '../moments.ts';
import { vendorUserId } from '../people-rows/people-rows.ts';
import type { DemoOrder, DemoSubOrder } from './demo-order.ts';
import type { buildReviews } from './build-reviews.ts';
import { isCancelled } from '../../../src/modules/sales/orders/status/status.ts';

interface Past {
  orders: readonly DemoOrder[];
  products: readonly DemoProduct[];
  reviews: ReturnType<typeof buildReviews>;
  now: Date;
}

interface News {
  user_id: number;
  vendor_id: number;
  kind: NotificationKind;
  payload: object;
  created_at: string;
}

/** Age in days of the oldest and of the newest read notification. */
const kept = 30;
const readUntil = 1.5;

const news = <Kind extends NotificationKind>(
  vendorId: number,
  kind: Kind,
  payload: NotificationPayload<Kind>,
  at: string,
): News => ({ user_id: vendorUserId(vendorId), vendor_id: vendorId, kind, payload, created_at: at });

const ofProduct = ({ slug, name: [name, nameArabic] }: DemoProduct) => ({ slug, name, name_arabic: nameArabic });

function orderNews(
  { customer, currency, placedAt }: DemoOrder,
  { vendorId, subNo, total, steps, wish }: DemoSubOrder,
): News[] {
  const order = { order_sub_no: subNo, customer: `${customer.firstname} ${customer.lastname}` };
  const sum = { total: toWire(total, currency), currency };
  const cancelled = steps.find(({ to, by }) => to === CANCELLED && by === 'customer')?.at;
  return [
    news(vendorId, 'order_placed', { ...order, ...sum }, placedAt),
    ...(wish ? [news(vendorId, 'cancel_requested', order, wish.askedAt)] : []),
    ...(cancelled ? [news(vendorId, 'order_cancelled', order, cancelled)] : []),
  ];
}

/** Low-stock notifications, found by going back from today's stock. */
function lowStockNews(product: DemoProduct, orders: readonly DemoOrder[]): News[] {
  const [sku, ...variants] = product.skus;
  if (!sku || variants.length > 0 || sku.stock >= LOW_STOCK) return [];
  let stock = sku.stock;
  for (const { parts, placedAt } of orders.toReversed()) {
    const living = parts.filter(({ status }) => !isCancelled(status)).flatMap(({ lines }) => lines);
    const sold = living.find((line) => line.product.id === product.id)?.quantity ?? 0;
    if (stock + sold >= LOW_STOCK) {
      const payload = { ...ofProduct(product), variant: '', variant_arabic: '', stock };
      return [news(product.vendorId, 'low_stock', payload, placedAt)];
    }
    stock += sold;
  }
  return [];
}

function reviewNews({ reviews, products, orders }: Past): News[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const authors = new Map(orders.map(({ customer }) => [customer.id, customer.firstname]));
  return reviews.flatMap(({ product_id: id, user_id: author, rating, created_at: at }) => {
    const product = byId.get(id);
    if (!product) return [];
    const payload = { ...ofProduct(product), author: authors.get(author) ?? '', rating };
    return [news(product.vendorId, 'review_posted', payload, at)];
  });
}

/** Vendors' notifications of the last month, oldest first; all but the latest are read. */
export function notificationRows(past: Past) {
  const { orders, products, now } = past;
  const all = [
    ...orders.flatMap((order) => order.parts.flatMap((part) => orderNews(order, part))),
    ...products.flatMap((product) => lowStockNews(product, orders)),
    ...reviewNews(past),
  ];
  return all
    .filter(({ created_at: at }) => at > daysBefore(now, kept))
    .sort((one, other) => one.created_at.localeCompare(other.created_at))
    .map((row) => ({ ...row, read_at: row.created_at < daysBefore(now, readUntil) ? row.created_at : null }));
}
