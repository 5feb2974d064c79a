import type { RecallDetail, VendorRecallForm } from '@balsam/shared-api';

export const SEVERITIES = ['I', 'II', 'III'] as const;
export const AUTHORITIES = ['SFDA', 'NHRA', 'manufacturer', 'vendor'] as const;
export const ACTIONS = ['return', 'destroy', 'check', 'inform'] as const;

export interface ChosenProduct {
  id: number;
  name: string;
  name_arabic: string;
  sku: string;
}

type Texts = Pick<
  RecallDetail,
  'title' | 'title_arabic' | 'reason' | 'reason_arabic' | 'instruction' | 'instruction_arabic'
>;

/** Products and batches are keyed by id, so that the choices of two people can be merged. */
export interface RecallValues extends Texts {
  severity: string;
  authority: string;
  authority_ref: string;
  action: string;
  /** Null: removed again. */
  products: Record<string, ChosenProduct | null>;
  /** Id of the product of each chosen batch; null: removed again. */
  lots: Record<string, number | null>;
  sold_from: string;
  /** Version that the form is based on; null for a new recall. */
  updated_at: string | null;
}

const EMPTY: RecallValues = {
  severity: '',
  authority: '',
  authority_ref: '',
  action: '',
  title: '',
  title_arabic: '',
  reason: '',
  reason_arabic: '',
  instruction: '',
  instruction_arabic: '',
  products: {},
  lots: {},
  sold_from: '',
  updated_at: null,
};

/** Initial values. Lifted products and batches are not concerned. */
export const toRecallValues = (recall: RecallDetail | null): RecallValues => {
  if (!recall) return EMPTY;
  const { severity, authority, authority_ref, action, sold_from, updated_at, products, lots } = recall;
  const { title, title_arabic, reason, reason_arabic, instruction, instruction_arabic } = recall;
  const concerned = products.filter(({ lifted }) => !lifted);
  return {
    severity,
    authority,
    authority_ref,
    action,
    title,
    title_arabic,
    reason,
    reason_arabic,
    instruction,
    instruction_arabic,
    sold_from: sold_from ?? '',
    updated_at,
    products: Object.fromEntries(
      concerned.map(({ id, name, name_arabic, sku }) => [id, { id, name, name_arabic, sku }]),
    ),
    lots: Object.fromEntries(lots.filter(({ recalled }) => recalled).map(({ id, product_id }) => [id, product_id])),
  };
};

export const chosenProducts = ({ products }: Pick<RecallValues, 'products'>): ChosenProduct[] =>
  Object.values(products).filter((product) => product !== null);

/** The value itself; validation has refused others. */
const oneOf = <Value extends string>([first, ...others]: readonly [Value, ...Value[]], value: string): Value =>
  others.find((other) => other === value) ?? first;

/** Body of the request: only batches of chosen products. */
export const toRecallBody = (values: RecallValues): VendorRecallForm => {
  const { products: _products, lots, updated_at: seen, ...others } = values;
  const productIds = chosenProducts(values).map(({ id }) => id);
  return {
    ...others,
    severity: oneOf(SEVERITIES, values.severity),
    authority: oneOf(AUTHORITIES, values.authority),
    action: oneOf(ACTIONS, values.action),
    product_ids: productIds,
    lot_ids: Object.entries(lots).flatMap(([id, product]) =>
      product !== null && productIds.includes(product) ? [Number(id)] : [],
    ),
    updated_at_seen: seen,
  };
};

const FIELDS: Record<string, string> = { product_ids: 'products', lot_ids: 'lots' };

/** A call's error with the names of the form's fields: `lot_ids.3` is about `lots`. */
export const withFormFields = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null || !('fieldErrors' in error)) return error;
  const named = Object.entries(error.fieldErrors ?? {}).map(([path, message]): [string, unknown] => {
    const [name = path] = path.split('.');
    return [FIELDS[name] ?? path, message];
  });
  return { ...error, fieldErrors: Object.fromEntries(named) };
};
