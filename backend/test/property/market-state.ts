import { giveBack, takeFrom, unitsOnSale, type ModelLot, type TakenUnits } from './lots-model.ts';

/** A product without variants, or a variant. Identified by its index in the list. */
export interface Item {
  readonly vendor: number;
  stock: number;
  /** Batches that make up the stock; null for a product that does not track them. */
  readonly lots: ModelLot[] | null;
  /** Minor units of USD, the currency of customers who have chosen none. */
  price: number;
  /** Approval by the admin, shared by the variants of one product. */
  readonly sale: { approved: boolean };
}

export interface ModelLine {
  readonly item: number;
  readonly quantity: number;
  readonly price: number;
  /** Days until the earliest expiry that was shown; null without one. */
  readonly promised: number | null;
  /** Units by batch while the line is sold. */
  taken: TakenUnits;
}

/** A checkout as shown to the customer, and its outcome. */
export interface ModelCheckout {
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

export interface ModelCustomer {
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

export const itemOf = ({ items }: Model, index: number): Item => {
  const item = items[index];
  if (!item) throw new Error(`There is no item ${index}.`);
  return item;
};

export const customerOf = ({ customers }: Model, index: number): ModelCustomer => {
  const customer = customers[index];
  if (!customer) throw new Error(`There is no customer ${index}.`);
  return customer;
};

/** Takes sold lines from the stock. */
export const take = (model: Model, lines: readonly ModelLine[]): void => {
  for (const line of lines) {
    const item = itemOf(model, line.item);
    item.stock -= line.quantity;
    if (item.lots) line.taken = takeFrom(item.lots, line.quantity, line.promised);
  }
};

export const putBack = (model: Model, lines: readonly ModelLine[]): void => {
  for (const line of lines) {
    const item = itemOf(model, line.item);
    if (item.lots) {
      giveBack(item.lots, line.taken);
      line.taken = new Map();
      item.stock = unitsOnSale(item.lots);
    } else item.stock += line.quantity;
  }
};

/** True if a cancelled line cannot be sold again on its terms. */
export const isShort = (model: Model, { item, quantity, promised }: ModelLine): boolean => {
  const { lots, stock } = itemOf(model, item);
  return (lots ? unitsOnSale(lots, promised) : stock) < quantity;
};
