import { PRICE_FIELDS } from '../../../src/facts/currencies.ts';
import { STATUS_GROUPS, type StatusCode } from '../../../src/facts/order-statuses.ts';
import { discounted } from '../../../src/money/money.ts';
import { shippingCost } from '../../../src/modules/sales/shipping/rule.ts';
import { arrivalOf, shipByOf } from '../../../src/modules/sales/shipping/arrival.ts';
import type { Currency } from '../../../src/wire/schemas.ts';
import type { DemoProduct, Sku } from '../catalogue-rows/build-catalogue.ts';
import { isOnSale } from '../catalogue-rows/build-catalogue.ts';
import { daysBefore } from '../moments.ts';
import type { DemoCustomer } from '../people/build-people.ts';
import type { DemoZone } from '../people/shipping.ts';
import type { Random } from '../random.ts';
import { isPaidByCard } from './card-stories.ts';
import { createCouponUse } from './coupons.ts';
import type { DemoLine, DemoOrder, DemoSubOrder } from './demo-order.ts';
import { addOpenOrders, withCourier } from './open-orders.ts';
import { fateOf, orderAges, timeline } from './timeline.ts';

interface Plan {
  daysAgo: number;
  customer: DemoCustomer;
  /** Set for the orders that the demo sign-ins must have. */
  status?: StatusCode;
}

interface Shop {
  now: Date;
  products: readonly DemoProduct[];
  customers: readonly DemoCustomer[];
  zones: readonly DemoZone[];
  random: Random;
}

const orderCount = 392;

/** Orders of the demo customer with the demo vendor: at least one in every status, some long ago. */
const demoOrders: readonly (readonly [daysAgo: number, status: StatusCode])[] = [
  [0.3, 1],
  [2, 2],
  [4, 3],
  [11, 4],
  [33, 4],
  [58, 5],
  [81, 6],
  [124, 4],
];

function plan({ customers, random }: Shop): Plan[] {
  const [demo] = customers;
  if (!demo) throw new Error('There are no customers');
  const forced = demoOrders.map(([daysAgo, status]) => ({ daysAgo, status, customer: demo }));
  const chosen = orderAges(orderCount, random).map((daysAgo) => ({ daysAgo, customer: random.pick(customers) }));
  return [...chosen, ...forced].sort((left, right) => right.daysAgo - left.daysAgo);
}

// Crockford's base 32, as in order numbers.
const digits = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
/** A random order number. */
export const orderNumber = (random: Random) => `BLS-${Array.from({ length: 10 }, () => random.pick(digits)).join('')}`;

const priceOf = ({ price }: Sku, currency: Currency) => price[PRICE_FIELDS[currency]];

function quantityOf({ price }: Sku, random: Random): number {
  if (price.price_sar > 30_000) return 1;
  return random.int(1, price.price_sar > 5000 ? 2 : 5);
}

function drawLines(candidates: readonly DemoProduct[], currency: Currency, random: Random): DemoLine[] {
  const chosen = new Set(Array.from({ length: random.int(1, 3) }, () => random.pick(candidates)));
  return [...chosen].map((product): DemoLine => {
    const sku = random.pick(product.skus);
    const unitPrice = discounted(priceOf(sku, currency), product.discount);
    const quantity = quantityOf(sku, random);
    return { product, sku, quantity, unitPrice, subTotal: unitPrice * quantity };
  });
}

const vendorCounts = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3];

function sellersOf(onSale: readonly DemoProduct[], isForced: boolean, random: Random): number[] {
  // Drawn through their products: a vendor with many of them sells more often.
  const sellers = new Set(random.shuffle(onSale).map(({ vendorId }) => vendorId));
  const others = [...sellers].filter((id) => id !== 1);
  const wanted = random.pick(vendorCounts);
  const withDemoVendor = isForced || random.chance(0.35);
  return (withDemoVendor ? [1, ...others] : others).slice(0, wanted);
}

function ruleFor(zones: readonly DemoZone[], vendorId: number, countryId: number, currency: Currency) {
  const own = zones.filter((zone) => zone.vendorId === vendorId);
  const zone =
    own.find((candidate) => candidate.countryId === countryId) ?? own.find((candidate) => candidate.countryId === null);
  if (!zone) throw new Error(`Vendor ${vendorId} ships nowhere`);
  const [handling_days_min, handling_days_max] = zone.days;
  // The first zone of each vendor is their own country.
  const is_domestic = own[0]?.countryId === countryId;
  return { vendor_id: vendorId, ...zone.rates[currency], handling_days_min, handling_days_max, is_domestic };
}

/** Every order of the demo, oldest first, with sub-orders, lines and status history. */
export function buildOrders(shop: Shop): DemoOrder[] {
  const { now, products, zones, random } = shop;
  const onSale = products.filter(isOnSale);
  const couponBook = createCouponUse();
  // The demo customer has not used any coupon yet.
  const couponUsers = new Set([shop.customers[0]?.id]);
  let partId = 0;

  const buildPart = (
    order: DemoOrder,
    vendorId: number,
    index: number,
    age: number,
    forced?: StatusCode,
  ): DemoSubOrder => {
    const candidates = onSale.filter((product) => product.vendorId === vendorId && product.createdAt < order.placedAt);
    const lines = drawLines(candidates, order.currency, random);
    const subTotal = lines.reduce((sum, line) => sum + line.subTotal, 0);
    const rule = ruleFor(zones, vendorId, order.customer.place.country.id, order.currency);
    const shipping = shippingCost(rule, subTotal);
    const status = forced ?? fateOf(age, random);
    return {
      id: ++partId,
      vendorId,
      subNo: `${order.orderNo}-${index + 1}`,
      lines,
      subTotal,
      shippingCost: shipping,
      discount: 0,
      total: subTotal + shipping,
      status,
      steps: timeline(order.placedAt, status, now, random),
      shipBy: shipByOf(rule, new Date(order.placedAt)),
      arrival: arrivalOf(rule, new Date(order.placedAt)),
      wish: null,
      pickup: null,
    };
  };

  const orders = plan(shop).map(({ daysAgo, customer, status }, index): DemoOrder => {
    const usesCoupon = !couponUsers.has(customer.id) && random.chance(0.12);
    if (usesCoupon) couponUsers.add(customer.id);
    const placedAt = daysBefore(now, daysAgo);
    const orderNo = orderNumber(random);
    const id = index + 1;
    const isByCard = isPaidByCard(id, status !== undefined && STATUS_GROUPS.preparing.includes(status));
    const names = { id, orderNo, customer, currency: customer.currency };
    const common = { ...names, placedAt, couponId: null, isByCard, expiredAt: null };
    const order: DemoOrder = { ...common, parts: [] };
    const vendors = sellersOf(onSale, status !== undefined, random);
    const parts = vendors.map((vendorId, place) => withCourier(buildPart(order, vendorId, place, daysAgo, status)));
    return { ...order, ...(usesCoupon ? couponBook.redeem(parts) : { parts }) };
  });
  return addOpenOrders(orders, now);
}
