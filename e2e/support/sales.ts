import { percentOf, sumOf } from './money.ts';
import type { Market } from './market.ts';
import type { Person, Session } from './people.ts';
import type { Preferences } from './preferences.ts';
import { PRICE_FIELDS } from '../../shared-api/src/wire/facts.ts';
import type { Order } from '../../shared-api/src/wire/index.ts';
import type { NewProduct } from './selling.ts';

type Currency = Preferences['currency'];
type Buyer = Session & { person: Person };
type Sold = NewProduct & { id: number; slug: string };

/** Order of a customer with its lines and discount. */
export interface Sale {
  buyer: Buyer;
  currency: Currency;
  lines: [product: Sold, quantity: number][];
  /** Coupon discount on the goods, in percent. */
  percent: number;
  order: Order;
}

const goodsOf = (lines: Sale['lines'], currency: Currency) =>
  sumOf(
    lines.map(([product, quantity]) => product[PRICE_FIELDS[currency]] * quantity),
    currency,
  );

const unitsOf = (lines: Sale['lines']) => lines.reduce((sum, [, quantity]) => sum + quantity, 0);

/** Places an order in the market's currency. */
export async function sell(
  market: Market,
  { buyer, lines, currency, coupon }: Pick<Sale, 'buyer' | 'lines' | 'currency'> & { coupon?: [string, number] },
): Promise<Sale> {
  for (const [{ id }, quantity] of lines) await market.addToCart(buyer, { product_id: id, quantity });
  const [code, percent = 0] = coupon ?? [];
  if (code) await market.useCoupon(buyer, code);
  const { order_no } = await market.placeOrder(buyer);
  const order = (await market.listOrders(buyer)).find((placed) => placed.order_no === order_no);
  if (!order) throw new Error(`The customer has no order ${order_no}.`);
  return { buyer, lines, currency, percent, order };
}

/** Derives the amounts of a sale from prices and shipping; the total includes tax. */
export function amountsOf({ lines, currency, percent, order }: Sale) {
  const gross = goodsOf(lines, currency);
  const discounts = percentOf(gross, percent, currency);
  const { shipping_cost: shipping, tax_amount: tax } = order;
  return { gross, discounts, shipping, tax, net: sumOf([gross, -discounts, shipping], currency) };
}

/** Totals of all sales in a currency, calculated independently. */
export function figuresOf(sales: readonly Sale[], currency: Currency) {
  const sold = sales.filter((sale) => sale.currency === currency);
  const amounts = sold.map(amountsOf);
  const total = (key: keyof ReturnType<typeof amountsOf>) =>
    sumOf(
      amounts.map((amount) => amount[key]),
      currency,
    );
  const lines = sold.flatMap((sale) => sale.lines);
  const products = [...new Set(lines.map(([product]) => product))].map((product) => {
    const own = lines.filter(([sale]) => sale === product);
    return { product, units: unitsOf(own), sales: goodsOf(own, currency) };
  });
  return {
    sold,
    ...{ gross: total('gross'), discounts: total('discounts'), shipping: total('shipping') },
    ...{ tax: total('tax'), net: total('net') },
    orders: sold.length,
    average: sold.length && sumOf([total('net') / sold.length], currency),
    units: unitsOf(lines),
    customers: new Set(sold.map(({ buyer }) => buyer)).size,
    /** Best-selling first. */
    products: products.sort((one, other) => other.units - one.units),
  };
}

export type Figures = ReturnType<typeof figuresOf>;
