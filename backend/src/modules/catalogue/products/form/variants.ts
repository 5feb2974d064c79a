import { copiedColumns, currencyColumns, typedColumns } from '../../../../money/currency-columns.ts';
import { sql } from '../../../../sql/sql.ts';
import { codeKey } from '../../../../text/normalize.ts';
import type { Database } from '../../../../database/database.ts';
import type { VariantForm } from './form.ts';
import type { FieldErrors } from '../../../../wire/field-errors.ts';
import type { StockMove } from '../../../../ledger/stock.ts';
import { changedStock } from './stock.ts';

/** Variant of a product being edited. */
export interface StoredVariant {
  id: number;
  type: VariantForm['type'];
  sku: string;
  stock: number;
  /** Units in its lots, whether they are for sale or not. */
  on_hand: number;
}

/** Variant to save: the entered values with position, stock and previous stock. */
export interface PlannedVariant extends Omit<VariantForm, 'stock_seen'> {
  position: number;
  before: number;
}

const findRepeated = (values: readonly string[], field: (index: number) => string, message: string, to: FieldErrors) =>
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) to.set(field(index), message);
  });

const kindsOf = (variants: readonly Pick<VariantForm, 'type' | 'color' | 'color_arabic'>[]) =>
  variants.map(({ type, color, color_arabic }) => (color !== '' || color_arabic !== '' ? 'pair' : type));

/**
 * A product is sold by size, by colour, or by size and colour, so that a selection is always unambiguous. Existing
 * mixtures of sizes and colours are tolerated.
 */
const findMixture = (forms: readonly VariantForm[], stored: readonly StoredVariant[], errors: FieldErrors) => {
  const kinds = kindsOf(forms);
  if (kinds.includes('pair')) {
    forms.forEach(({ type, color }, index) => {
      if (type !== 'size' || color === '') errors.set(`variants.${index}.color`, 'products.variant_color_required');
    });
    return;
  }
  const wasMixed = new Set(stored.map(({ type }) => type)).size > 1;
  if (wasMixed) return;
  kinds.forEach((kind, index) => {
    if (kind !== kinds[0]) errors.set(`variants.${index}.type`, 'products.variant_types_mixed');
  });
};

/** Validates the variants of a form against the stored ones. @returns the variants to save */
export const planVariants = (
  forms: readonly VariantForm[],
  stored: readonly StoredVariant[],
  errors: FieldErrors,
): PlannedVariant[] => {
  const present = new Map(stored.map((variant) => [variant.id, variant]));
  findRepeated(
    forms.map(({ sku }) => codeKey(sku)),
    (index) => `variants.${index}.sku`,
    'products.variant_sku_taken',
    errors,
  );
  findRepeated(
    forms.map(({ type, value, color }) => `${type}:${value.toLowerCase()}:${color.toLowerCase()}`),
    (index) => `variants.${index}.value`,
    'products.variant_value_taken',
    errors,
  );
  findMixture(forms, stored, errors);
  return forms.map(({ stock_seen: seen, ...form }, position) => {
    const own = form.id === undefined ? undefined : present.get(form.id);
    if (form.id === undefined) return { ...form, position, before: 0 };
    present.delete(form.id);
    if (!own) {
      errors.set(`variants.${position}.id`, 'products.variant_unknown');
      return { ...form, position, before: 0 };
    }
    const entered = { stock: form.stock, stock_seen: seen };
    const stock = changedStock(own.stock, entered, `variants.${position}.stock`, errors);
    return { ...form, position, before: own.stock, stock };
  });
};

const recordset = (variants: readonly PlannedVariant[]) => sql`jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
  AS planned (id bigint, type text, value text, value_arabic text, color text, color_arabic text, sku text, barcode text,
    ${typedColumns('price')}, stock integer, position integer)`;

/** Rows of `variants`. Call while holding the lock of the product's row. */
export const createVariantWriter = (database: Database) => {
  const remove = async (productId: number, ids: readonly number[]): Promise<void> => {
    const gone = sql`(SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
    await database.query(sql`
      UPDATE variants SET deleted_at = now(), stock = 0 WHERE product_id = ${productId} AND id IN ${gone}`);
    for (const images of [sql`product_images`, sql`product_change_images`])
      await database.query(sql`
        UPDATE ${images} SET variant_id = NULL WHERE product_id = ${productId} AND variant_id IN ${gone}`);
  };

  const update = async (productId: number, kept: readonly PlannedVariant[]): Promise<void> => {
    const planned = recordset(kept);
    // Temporary SKUs, since two variants may swap theirs and the index never allows duplicates.
    await database.query(sql`
      UPDATE variants w SET sku = 'variant ' || w.id FROM ${planned}
      WHERE w.product_id = ${productId} AND w.id = planned.id AND w.sku <> planned.sku`);
    await database.query(sql`
      UPDATE variants w SET type = planned.type, value = planned.value, value_ar = planned.value_arabic,
        color = planned.color, color_ar = planned.color_arabic, sku = planned.sku, barcode = planned.barcode, 
        ${copiedColumns('price', 'planned')}, stock = planned.stock, position = planned.position
      FROM ${planned} WHERE w.product_id = ${productId} AND w.id = planned.id`);
  };

  const insert = (productId: number, added: readonly PlannedVariant[]) =>
    database.query<StoredVariant>(sql`
      INSERT INTO variants (product_id, type, value, value_ar, color, color_ar, sku, barcode, ${currencyColumns('price')},
        stock, position)
      SELECT ${productId}::bigint, type, value, value_arabic, color, color_arabic, sku, barcode, ${currencyColumns('price')},
        stock, position
      FROM ${recordset(added)} ORDER BY position RETURNING id, type, sku, stock, 0 AS on_hand`);

  return {
    lock: (productId: number) =>
      database.query<StoredVariant>(sql`
        SELECT id, type, sku, stock, (SELECT coalesce(sum(on_hand), 0)::integer FROM lots WHERE variant_id = variants.id) AS on_hand
        FROM variants WHERE product_id = ${productId} AND deleted_at IS NULL
        ORDER BY id FOR NO KEY UPDATE`),

    /** Saves the planned variants and removes all others. @returns the changes of their stock */
    async save(productId: number, stored: readonly StoredVariant[], planned: readonly PlannedVariant[]) {
      const kept = planned.filter(({ id }) => id !== undefined);
      const keptIds = new Set(kept.map(({ id }) => id));
      const removed = stored.filter(({ id }) => !keptIds.has(id));
      if (removed.length > 0) {
        await remove(
          productId,
          removed.map(({ id }) => id),
        );
      }
      if (kept.length > 0) await update(productId, kept);
      const added = await insert(
        productId,
        planned.filter(({ id }) => id === undefined),
      );
      const openings: StockMove[] = added.map(({ id, stock }) => ({ variantId: id, delta: stock }));
      const adjustments: StockMove[] = [
        ...removed.map(({ id, stock }) => ({ variantId: id, delta: -stock })),
        ...kept.map(({ id = null, stock, before }) => ({ variantId: id, delta: stock - before })),
      ];
      return { openings, adjustments };
    },
  };
};
