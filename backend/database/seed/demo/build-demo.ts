import { addTerms, termRows } from '../../../src/search/search-terms.ts';
import { attributeRows } from '../catalogue-rows/attribute-rows.ts';
import { buildProducts } from '../catalogue-rows/build-catalogue.ts';
import {
  categoryRows,
  imageRows,
  productRow,
  productTagRows,
  relatedRows,
  tagRows,
  variantRows,
} from '../catalogue-rows/catalogue-rows.ts';
import { changeRows } from '../catalogue-rows/change-rows.ts';
import { picturesByKey } from '../catalogue/pictures.ts';
import { pageRows } from '../contents/pages.ts';
import { DEMO_PLATFORM } from '../contents/platform.ts';
import { postRows } from '../contents/posts.ts';
import { testimonialRows } from '../contents/testimonials.ts';
import { daysBefore } from '../moments.ts';
import { buildCustomers } from '../people/build-people.ts';
import { certificateRows } from '../people/certificates.ts';
import { licenceRows, paperRows } from '../people-rows/licence-rows.ts';
import { contactMessageRows } from '../people-rows/messages.ts';
import { reportRows } from '../catalogue-rows/report-rows.ts';
import { addressRows } from '../people-rows/address-rows.ts';
import { adminId, firstCustomerId, userRows, memberRows, vendorRows } from '../people-rows/people-rows.ts';
import { buildZones, rateRows, zoneRows } from '../people/shipping.ts';
import { subscriberRows, thanksOf } from '../people/subscribers.ts';
import { wishlistRows } from '../sales/wishlist.ts';
import type { Places } from '../places.ts';
import { createRandom } from '../random.ts';
import { buildOrders } from '../sales/build-orders.ts';
import { buildReviews, ratingsByProduct } from '../sales/build-reviews.ts';
import { couponRows } from '../sales/coupons.ts';
import { pickupRows } from '../sales/open-orders.ts';
import { mailRows } from '../sales/mail-rows.ts';
import { notificationRows } from '../sales/notification-rows.ts';
import { buildLots } from '../lots/build-lots.ts';
import { lotRows, receiptRows, takenLotRows } from '../lots/lot-rows.ts';
import { isLiving, orderItemRows, soldLines } from '../sales/item-rows.ts';
import { historyRows, orderRows, redemptionRows, vendorOrderRows } from '../sales/order-rows.ts';
import { stockMoveRows } from '../lots/stock-moves.ts';
import { buildUnpaidOrders } from '../sales/unpaid-orders.ts';

const seed = 20_261;

/** Sizes of the drawn pictures in bytes, by storage key. */
export type PictureSizes = ReadonlyMap<string, number>;

interface DemoInput {
  /** Day on which the demo is set up; its history lies before it. */
  now: Date;
  passwordHash: string;
  pictureSizes: PictureSizes;
  places: Places;
}

const fileRows = (sizes: PictureSizes, createdAt: string) =>
  [...picturesByKey.keys()].map((key, index) => ({
    id: index + 1,
    storage_key: key,
    visibility: 'public',
    original_name: `${key}.webp`,
    mime: 'image/webp',
    bytes: sizes.get(key) ?? 0,
    created_at: createdAt,
  }));

/**
 * Every row of the demo by table, in an order that satisfies foreign keys. Deterministic; does not use a database.
 */
export function buildDemo({ now, passwordHash, pictureSizes, places }: DemoInput) {
  const random = createRandom(seed);
  const opened = daysBefore(now, 440);
  const customers = buildCustomers(now, places, firstCustomerId, random);
  const zones = buildZones(places);
  const products = buildProducts(now, random);
  const orders = buildOrders({ now, products, customers, zones, random });
  const all = [...orders, ...buildUnpaidOrders(orders, now, createRandom(seed + 1))];
  const lines = soldLines(all);
  const sold = lines.filter(isLiving).toSorted((one, other) => (one.order.placedAt < other.order.placedAt ? -1 : 1));
  const { lots, taken } = buildLots({ now, products, sold, random: createRandom(seed + 2) });
  const { lot_receipts, lot_moves } = receiptRows(lots);
  const history = historyRows(orders);
  const reviews = buildReviews(orders, now, random);
  const ratings = ratingsByProduct(reviews);
  const subscribers = subscriberRows(now, customers);
  const files = [...fileRows(pictureSizes, opened), ...certificateRows(picturesByKey.size + 1, opened)];
  return {
    users: userRows(now, customers, passwordHash),
    files: [...files, ...paperRows(files.length + 1, opened)],
    vendors: vendorRows(now, places),
    members: memberRows(customers, opened),
    shipping_zones: zoneRows(zones),
    shipping_rates: rateRows(zones),
    addresses: addressRows(now, customers, places),
    categories: categoryRows(opened),
    ...licenceRows(now, files.length + 1, adminId),
    products: products.map((product) => productRow(product, ratings.get(product.id))),
    variants: variantRows(products),
    ...attributeRows(now, opened, products),
    product_images: imageRows(products),
    product_changes: changeRows(now, products),
    tags: tagRows(),
    product_tags: productTagRows(products),
    related_products: relatedRows(products),
    search_terms: termRows(addTerms(products.map(({ searchable }) => searchable))),
    wishlist_items: wishlistRows(now, customers, products),
    coupons: couponRows(now, thanksOf(subscribers)),
    orders: orderRows(all),
    vendor_orders: vendorOrderRows(all),
    order_items: orderItemRows(lines, taken),
    lot_receipts,
    lots: lotRows(lots),
    order_item_lots: takenLotRows(taken),
    lot_moves,
    order_status_history: history,
    stock_moves: stockMoveRows({ products, orders: all, lots }),
    pickups: pickupRows(orders),
    coupon_redemptions: redemptionRows(orders),
    reviews,
    notifications: notificationRows({ orders, products, reviews, now }),
    outbox: mailRows(orders, history),
    newsletter_subscribers: subscribers,
    contact_messages: contactMessageRows(now),
    reports: reportRows(now, products),
    pages: pageRows(opened),
    posts: postRows(),
    testimonials: testimonialRows(),
    settings: [
      { key: 'demo', value: { seeded_at: now.toISOString() } },
      { key: 'platform', value: DEMO_PLATFORM },
      // The demo password is enough.
      { key: 'second_factor', value: { platform: 'optional', vendors: 'optional', grace_days: 14 } },
    ],
  };
}

export type DemoTables = ReturnType<typeof buildDemo>;
