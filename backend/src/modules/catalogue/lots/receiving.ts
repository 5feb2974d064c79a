import { LIMITS } from '../../../facts/limits.ts';
import { shopDay } from '../../../calendar/working-days.ts';
import { toGtin14 } from '../../../text/gtin.ts';
import { AppError, type FieldMessage } from '../../../wire/errors.ts';
import type { LotChange } from '../../../ledger/lots.ts';
import type { LockedLot, LockedProduct, LotRepository, NewLot } from './repository.ts';

/** One line of a delivery. */
export interface ReceivedLine {
  product_id: number;
  variant_id: number | null;
  lot_no: string;
  expires_on: string | null;
  made_on: string | null;
  gtin: string;
  quantity: number;
}

/** Units for one lot, which may not exist yet. */
interface Arrival {
  line: ReceivedLine;
  key: string;
  known: LockedLot | null;
  quantity: number;
}

interface Delivery {
  products: readonly LockedProduct[];
  lots: readonly LockedLot[];
  lines: readonly ReceivedLine[];
  /** Name of the field of the lines, such as `lines`. */
  field: string;
}

type Errors = Map<string, FieldMessage[]>;

/** Key of a lot number: a lot typed and scanned is one. */
export const lotKey = (lotNo: string): string => lotNo.replace(/\s+/g, '').toUpperCase();

const isOf = ({ product_id, variant_id }: Pick<ReceivedLine, 'product_id' | 'variant_id'>, lot: LockedLot) =>
  lot.product_id === product_id && lot.variant_id === variant_id;

const checkLine = (line: ReceivedLine, at: string, product: LockedProduct | undefined, errors: Errors): void => {
  const today = shopDay(new Date());
  if (!product) errors.set(`${at}.product_id`, ['lots.product_unknown']);
  else if (!product.tracks_lots) errors.set(`${at}.product_id`, ['lots.not_tracked']);
  else if (product.has_variants !== (line.variant_id !== null))
    errors.set(`${at}.variant_id`, ['lots.variant_required']);
  else if (line.variant_id !== null && !product.variants.some(({ id }) => id === line.variant_id))
    errors.set(`${at}.variant_id`, ['lots.variant_unknown']);
  if (line.expires_on !== null && line.expires_on < today) errors.set(`${at}.expires_on`, ['lots.expired']);
  if (line.made_on !== null && line.made_on > today) errors.set(`${at}.made_on`, ['lots.made_later']);
  else if (line.made_on !== null && line.expires_on !== null && line.made_on >= line.expires_on)
    errors.set(`${at}.expires_on`, ['lots.expires_before_made']);
  if (line.gtin !== '' && toGtin14(line.gtin) === null) errors.set(`${at}.gtin`, ['lots.gtin_invalid']);
};

/**
 * Validates a delivery and adds up repeated lots.
 * @throws AppError 422 with the errors of all lines
 */
export const planDelivery = ({ products, lots, lines, field }: Delivery): Arrival[] => {
  const errors: Errors = new Map();
  const arrivals = new Map<string, Arrival>();
  const units = new Map<number, number>();
  for (const [index, line] of lines.entries()) {
    const at = `${field}.${index}`;
    const product = products.find(({ id }) => id === line.product_id);
    checkLine(line, at, product, errors);
    const key = lotKey(line.lot_no);
    const id = `${line.product_id}/${line.variant_id}/${key}`;
    const earlier = arrivals.get(id);
    const known = lots.find((lot) => isOf(line, lot) && lot.lot_key === key) ?? null;
    const expiry = known ? known.expires_on : earlier ? earlier.line.expires_on : line.expires_on;
    if (expiry !== line.expires_on)
      errors.set(`${at}.expires_on`, [
        expiry === null ? 'lots.expiry_none' : { key: 'lots.expiry_differs', params: { day: expiry } },
      ]);
    arrivals.set(id, { line, key, known, quantity: (earlier?.quantity ?? 0) + line.quantity });
    const total = (units.get(line.product_id) ?? product?.stock ?? 0) + line.quantity;
    units.set(line.product_id, total);
    if (total > LIMITS.stock)
      errors.set(`${at}.quantity`, [{ key: 'validation.too_big.number', params: { count: LIMITS.stock } }]);
  }
  if (errors.size > 0) throw new AppError(422, 'validation', { fields: Object.fromEntries(errors) });
  return [...arrivals.values()];
};

const toNewLot = ({ line, key }: Arrival, receivedOn: string): NewLot => ({
  productId: line.product_id,
  variantId: line.variant_id,
  lotNo: line.lot_no,
  lotKey: key,
  expiresOn: line.expires_on,
  madeOn: line.made_on,
  gtin: toGtin14(line.gtin) ?? '',
  receivedOn,
  isRemainder: false,
});

/** Stores new lots of a delivery. @returns the units of every lot */
export const storeArrivals = async (
  lots: LotRepository,
  arrivals: readonly Arrival[],
  receivedOn: string,
): Promise<LotChange[]> => {
  const added = arrivals.filter(({ known }) => known === null);
  const stored = added.length > 0 ? await lots.insert(added.map((each) => toNewLot(each, receivedOn))) : [];
  return arrivals.map(({ line, key, known, quantity }) => {
    const lot = known ?? stored.find((each) => isOf(line, each) && each.lot_key === key);
    if (!lot) throw new Error('A received lot was not stored.');
    return { lotId: lot.id, delta: quantity };
  });
};
