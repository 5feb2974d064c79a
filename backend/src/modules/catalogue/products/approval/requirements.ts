import { shopDay } from '../../../../calendar/working-days.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../wire/errors.ts';
import { missingAttributes } from '../../attributes/missing-attributes.ts';
import type { AuthorisationFact } from '../../shop/missing-authorisation.ts';

/** Product to approve; `missing` lists the facts of its authorisation. */
interface Candidate {
  id: number;
  missing: readonly AuthorisationFact[];
}

/** Field of the product form that lacks a value, with the translation key of its message. */
interface Gap {
  productId: number;
  field: string;
  message: string;
  /** Set if it is an attribute. */
  attribute?: { code: string; name: string; name_arabic: string };
}

/** Reads what products lack for an approval on a day in Riyadh. */
type Requirement = (database: Database, products: readonly Candidate[], day: string) => Promise<Gap[]>;

const authorisation: Requirement = async (_database, products) =>
  products.flatMap(({ id, missing }) =>
    missing.map((fact) => ({ productId: id, field: fact, message: `products.missing.${fact}` })),
  );

const attributes: Requirement = async (database, products, day) => {
  const ids = products.map(({ id }) => id);
  const rows = await missingAttributes(database, ids, day);
  return rows.map(({ product_id: productId, ...attribute }) => ({
    ...{ productId, field: `attributes.${attribute.code}`, message: 'attributes.required', attribute },
  }));
};

const requirements: readonly Requirement[] = [authorisation, attributes];

const gapsOf = async (database: Database, products: readonly Candidate[]): Promise<Gap[]> => {
  const today = shopDay(new Date());
  const gaps: Gap[] = [];
  for (const read of requirements) gaps.push(...(await read(database, products, today)));
  return gaps;
};

/** Ids of the products that lack something for an approval. */
export const incompleteProducts = async (database: Database, products: readonly Candidate[]): Promise<Set<number>> =>
  new Set((await gapsOf(database, products)).map(({ productId }) => productId));

/** @throws AppError 422 `approval_incomplete`, which names each missing field */
export const assertComplete = async (database: Database, product: Candidate): Promise<void> => {
  const gaps = await gapsOf(database, [product]);
  if (gaps.length === 0) return;
  const fields = Object.fromEntries(gaps.map(({ field, message }) => [field, [message]]));
  const data = { missing_attributes: gaps.flatMap(({ attribute }) => attribute ?? []) };
  throw new AppError(422, 'approval_incomplete', { fields, data });
};
