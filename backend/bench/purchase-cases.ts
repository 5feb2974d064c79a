import { ask, textOf } from './response-bodies.ts';
import { get, post, type Case, type Visit } from './case.ts';
import { tokenOf, type Baskets, type Market } from './customers.ts';
import type { Request } from './load.ts';

const billingOf = ({ place }: Market) => ({
  firstname: 'Layla',
  lastname: 'Haddad',
  email: 'layla@bench.balsam.test',
  phone_number: '0501234567',
  company_name: 'Haddad Clinic',
  company_address: '12 Palm Street',
  ...place,
  postal_code: '12345',
  message: 'Please ring twice.',
  address_1: '12 Palm Street',
  address_2: 'Second floor',
});

/** Products in the customer's cart. */
const basketOf = (baskets: Baskets, customer: number): readonly number[] => baskets[customer % baskets.length] ?? [];

const orderNumberIn = (checkout: string): string => {
  const number = /"order_no":"([^"]+)"/.exec(checkout)?.[1];
  if (!number) throw new Error('The checkout has no order number.');
  return number;
};

/** Requests of a purchase of one of these baskets. */
const requestsOf = (market: Market, baskets: Baskets) => {
  const billing = billingOf(market);
  return {
    add: (customer: number, product = 0) =>
      post('/carts', tokenOf(customer), { product_id: basketOf(baskets, customer)[product], quantity: 1 }),
    show: (customer: number) => get('/carts', tokenOf(customer)),
    checkOut: (customer: number) => post('/orders/checkout', tokenOf(customer), { country: billing.country }),
    place: (customer: number, checkout: string) =>
      post('/orders/place-order', tokenOf(customer), {
        ...{ order_no: orderNumberIn(checkout), payment_method: 'cash', billing },
      }),
  };
};

type Requests = ReturnType<typeof requestsOf>;
type NextCustomer = () => number;

const addToCart = ({ add }: Requests, nextCustomer: NextCustomer): Case => ({
  name: 'cart',
  title: 'add to cart',
  requestsPerRun: (connections) => (connections === 1 ? 300 : 1500),
  next: () => add(nextCustomer()),
});

const placeOrder = (
  { add, checkOut, place }: Requests,
  nextCustomer: NextCustomer,
  names: Pick<Case, 'name' | 'title'>,
): Case => {
  const ready: Request[] = [];
  const prepareOne = async (address: string) => {
    const customer = nextCustomer();
    for (const product of [0, 1]) await ask(address, add(customer, product));
    ready.push(place(customer, textOf(await ask(address, checkOut(customer)))));
  };
  return {
    ...names,
    requestsPerRun: (connections) => (connections === 1 ? 150 : 500),
    sendsMail: true,
    async prepare(address, requests) {
      while (ready.length < requests) await Promise.all(Array.from({ length: 8 }, () => prepareOne(address)));
    },
    next() {
      const request = ready.shift();
      if (!request) throw new Error('All prepared orders have been placed.');
      return request;
    },
  };
};

const purchase = ({ add, show, checkOut, place }: Requests, nextCustomer: NextCustomer): Visit => ({
  name: 'purchase',
  title: 'whole purchase (4 requests)',
  requestsPerRun: (connections) => (connections === 1 ? 60 : 300),
  sendsMail: true,
  async visit(send, customer = nextCustomer()) {
    await send(add(customer));
    await send(show(customer));
    const checkout = await send(checkOut(customer));
    await send(place(customer, textOf(checkout)));
  },
});

/** Cases of purchases. `nextCustomer` returns each customer once. */
export const createPurchaseCases = (market: Market, nextCustomer: NextCustomer) => {
  const requests = requestsOf(market, market.baskets);
  const tracked = requestsOf(market, market.trackedBaskets);
  return {
    singles: [
      addToCart(requests, nextCustomer),
      placeOrder(requests, nextCustomer, { name: 'order', title: 'place order, 2 vendors' }),
      placeOrder(tracked, nextCustomer, { name: 'order-lots', title: 'place order, lots' }),
    ],
    whole: purchase(requests, nextCustomer),
  };
};
