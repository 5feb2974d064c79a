import { CANCELLED, COMPLETED, CONFIRMED, PENDING, REFUNDED } from '../../src/facts/order-statuses.ts';

/** A product without variants, or a variant. Identified by its index in the list. */
export interface Item {
  readonly vendor: number;
  stock: number;
  /** Minor units of USD, the currency of customers who have chosen none. */
  price: number;
  /** Approval by the admin, shared by the variants of one product. */
  readonly sale: { approved: boolean };
}

interface ModelLine {
  readonly item: number;
  readonly quantity: number;
  readonly price: number;
}

/** A checkout as shown to the customer, and its outcome. */
interface ModelCheckout {
  readonly orderNo: string;
  readonly version: number;
  readonly lines: readonly ModelLine[];
  state: 'draft' | 'dropped' | 'placed';
}

/** A sub-order. */
export interface ModelOrder {
  readonly id: number;
  readonly customer: number;
  readonly vendor: number;
  readonly lines: readonly ModelLine[];
  status: number;
  /** Its state in the ledger. */
  money: 'none' | 'sold' | 'refunded';
}

interface ModelCustomer {
  readonly cart: Map<number, number>;
  /** Number of changes of the cart. */
  version: number;
  readonly checkouts: ModelCheckout[];
}

/** The expected state of the shop, by rules simple enough to be obviously right. */
export interface Model {
  readonly items: Item[];
  readonly customers: ModelCustomer[];
  readonly orders: ModelOrder[];
}

/** Status, and the error code of a rejection. */
export type Outcome = '200' | `${number} ${string}`;

const isCancelled = (status: number): boolean => status === CANCELLED || status === REFUNDED;

const itemOf = ({ items }: Model, index: number): Item => {
  const item = items[index];
  if (!item) throw new Error(`There is no item ${index}.`);
  return item;
};

export const customerOf = ({ customers }: Model, index: number): ModelCustomer => {
  const customer = customers[index];
  if (!customer) throw new Error(`There is no customer ${index}.`);
  return customer;
};

const refusalOf = (model: Model, { cart }: ModelCustomer): Outcome => {
  const lines = [...cart].map(([index, quantity]) => ({ item: itemOf(model, index), quantity }));
  if (lines.length === 0) return '422 cart_empty';
  if (lines.some(({ item }) => !item.sale.approved)) return '422 no_longer_sold';
  return lines.some(({ item, quantity }) => item.stock < quantity) ? '422 out_of_stock' : '200';
};

const linesOf = (model: Model, { cart }: ModelCustomer): ModelLine[] =>
  [...cart].map(([item, quantity]) => ({ item, quantity, price: itemOf(model, item).price }));

const isAsShown = (model: Model, customer: ModelCustomer, { version, lines }: ModelCheckout): boolean =>
  version === customer.version && lines.every(({ item, price }) => itemOf(model, item).price === price);

const move = (model: Model, lines: readonly ModelLine[], sign: 1 | -1): void => {
  for (const { item, quantity } of lines) itemOf(model, item).stock += sign * quantity;
};

export const addToCart = (model: Model, who: number, index: number, quantity: number): Outcome => {
  const [customer, item] = [customerOf(model, who), itemOf(model, index)];
  const held = customer.cart.get(index) ?? 0;
  if (!item.sale.approved) return '404 not_found';
  if (held + quantity > item.stock) return '422 not_enough_stock';
  customer.cart.set(index, held + quantity);
  customer.version += 1;
  return '200';
};

export const setQuantity = (model: Model, who: number, index: number, quantity: number): Outcome => {
  const [customer, item] = [customerOf(model, who), itemOf(model, index)];
  if (quantity > (item.sale.approved ? item.stock : 0)) return '422 not_enough_stock';
  customer.cart.set(index, quantity);
  customer.version += 1;
  return '200';
};

export const removeFromCart = (model: Model, who: number, index: number): Outcome => {
  const customer = customerOf(model, who);
  customer.cart.delete(index);
  customer.version += 1;
  return '200';
};

/** @returns the outcome, and the customer's draft if it is still valid */
export const checkOut = (model: Model, who: number): { outcome: Outcome; stands: ModelCheckout | undefined } => {
  const customer = customerOf(model, who);
  const outcome = refusalOf(model, customer);
  const stands = customer.checkouts.find(
    (checkout) => checkout.state === 'draft' && isAsShown(model, customer, checkout),
  );
  return { outcome, stands };
};

/** A new draft replaces the previous one. */
export const noteDraft = (model: Model, who: number, orderNo: string): void => {
  const customer = customerOf(model, who);
  for (const checkout of customer.checkouts) if (checkout.state === 'draft') checkout.state = 'dropped';
  const { version } = customer;
  customer.checkouts.push({ orderNo, version, lines: linesOf(model, customer), state: 'draft' });
};

/** @returns the outcome, and whether it placed an order */
export const place = (model: Model, who: number, checkout: ModelCheckout): { outcome: Outcome; sold: boolean } => {
  const customer = customerOf(model, who);
  if (checkout.state === 'placed') return { outcome: '200', sold: false };
  if (checkout.state === 'dropped') return { outcome: '404 checkout_not_found', sold: false };
  if (!isAsShown(model, customer, checkout)) return { outcome: '409 checkout_changed', sold: false };
  const outcome = refusalOf(model, customer);
  if (outcome !== '200') return { outcome, sold: false };
  move(model, checkout.lines, -1);
  customer.cart.clear();
  customer.version += 1;
  checkout.state = 'placed';
  return { outcome, sold: true };
};

export const cancel = (model: Model, order: ModelOrder): Outcome => {
  if (order.status === CONFIRMED) return '200';
  if (order.status !== PENDING) return '422 order_not_cancellable';
  order.status = CANCELLED;
  move(model, order.lines, 1);
  return '200';
};

const moneyAfter = ({ money }: ModelOrder, to: number): ModelOrder['money'] => {
  if (to === COMPLETED) return 'sold';
  return to === REFUNDED && money !== 'none' ? 'refunded' : 'none';
};

export const setStatus = (model: Model, order: ModelOrder, to: number): Outcome => {
  if (to === order.status) return '200';
  if (to === CANCELLED && order.money !== 'none') return '409 use_cancel_with_refund';
  if (isCancelled(order.status) && !isCancelled(to)) {
    if (order.lines.some(({ item, quantity }) => itemOf(model, item).stock < quantity)) return '422 order_out_of_stock';
    move(model, order.lines, -1);
  }
  if (!isCancelled(order.status) && isCancelled(to)) move(model, order.lines, 1);
  order.money = moneyAfter(order, to);
  order.status = to;
  return '200';
};

export const enter = (model: Model, index: number, change: Partial<Pick<Item, 'stock' | 'price'>>): Outcome => {
  Object.assign(itemOf(model, index), change);
  return '200';
};

export const toggleApproval = (model: Model, index: number): Outcome => {
  const { sale } = itemOf(model, index);
  sale.approved = !sale.approved;
  return '200';
};
