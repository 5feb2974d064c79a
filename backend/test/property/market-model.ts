import { firstExpiry, receive, unitsOnSale } from './lots-model.ts';
import {
  customerOf,
  itemOf,
  take,
  type Item,
  type Model,
  type ModelCheckout,
  type ModelCustomer,
  type ModelLine,
  type Outcome,
} from './market-state.ts';

const refusalOf = (model: Model, { cart }: ModelCustomer): Outcome => {
  const lines = [...cart].map(([index, quantity]) => ({ item: itemOf(model, index), quantity }));
  if (lines.length === 0) return '422 cart_empty';
  if (lines.some(({ item }) => !item.sale.approved)) return '422 no_longer_sold';
  return lines.some(({ item, quantity }) => item.stock < quantity) ? '422 out_of_stock' : '200';
};

const linesOf = (model: Model, { cart }: ModelCustomer): ModelLine[] =>
  [...cart].map(([index, quantity]) => {
    const { price, lots } = itemOf(model, index);
    return { item: index, quantity, price, promised: lots && firstExpiry(lots), taken: new Map() };
  });

/** True unless the first expiry on sale is earlier than promised. */
const keepsPromise = ({ lots, sale }: Item, promised: number | null): boolean => {
  const first = lots && sale.approved ? firstExpiry(lots) : null;
  return promised === null || first === null || first >= promised;
};

const isAsShown = (model: Model, customer: ModelCustomer, { version, lines }: ModelCheckout): boolean =>
  version === customer.version &&
  lines.every(({ item, price, promised }) => {
    const current = itemOf(model, item);
    return current.price === price && keepsPromise(current, promised);
  });

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
  take(model, checkout.lines);
  customer.cart.clear();
  customer.version += 1;
  checkout.state = 'placed';
  return { outcome, sold: true };
};

export const enter = (model: Model, index: number, change: Partial<Pick<Item, 'stock' | 'price'>>): Outcome => {
  const item = itemOf(model, index);
  if (item.lots && change.stock !== undefined && change.stock !== item.stock) return '422 validation';
  Object.assign(item, change);
  return '200';
};

/** The vendor receives units of a batch. */
export const deliver = (model: Model, index: number, days: number, units: number): Outcome => {
  const item = itemOf(model, index);
  if (!item.lots) return '422 validation';
  receive(item.lots, days, units);
  item.stock = unitsOnSale(item.lots);
  return '200';
};

/** The vendor takes a batch off sale, or ends that. */
export const toggleQuarantine = (model: Model, index: number, days: number): Outcome => {
  const item = itemOf(model, index);
  const lot = item.lots?.find((each) => each.days === days);
  if (!item.lots || !lot) return '404 not_found';
  lot.isHeld = !lot.isHeld;
  item.stock = unitsOnSale(item.lots);
  return '200';
};

export const toggleApproval = (model: Model, index: number): Outcome => {
  const { sale } = itemOf(model, index);
  sale.approved = !sale.approved;
  return '200';
};
