import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { VariantForm } from './form.ts';
import type { Refusals } from './refusals.ts';
import { changedStock, type StockMove } from './stock.ts';

/** A variant of a product that is being edited. */
export interface StoredVariant {
  id: number;
  sku: string;
  stock: number;
}

/** A variant as it shall be: what was entered, with its place, its stock and the stock that it had. */
export interface PlannedVariant extends Omit<VariantForm, 'stock_seen'> {
  position: number;
  before: number;
}

const refuseRepeated = (values: readonly string[], field: (index: number) => string, message: string, to: Refusals) =>
  values.forEach((value, index) => {
    if (values.indexOf(value) < index) to.set(field(index), message);
  });

/** Checks the variants of a form against those that the product has. @returns how each shall be */
export const planVariants = (
  forms: readonly VariantForm[],
  stored: readonly StoredVariant[],
  refusals: Refusals,
): PlannedVariant[] => {
  const present = new Map(stored.map((variant) => [variant.id, variant]));
  refuseRepeated(
    forms.map(({ sku }) => sku),
    (index) => `variants.${index}.sku`,
    'products.variant_sku_taken',
    refusals,
  );
  refuseRepeated(
    forms.map(({ type, value }) => `${type}:${value.toLowerCase()}`),
    (index) => `variants.${index}.value`,
    'products.variant_value_taken',
    refusals,
  );
  return forms.map(({ stock_seen: seen, ...form }, position) => {
    const own = form.id === undefined ? undefined : present.get(form.id);
    if (form.id === undefined) return { ...form, position, before: 0 };
    present.delete(form.id);
    if (!own) {
      refusals.set(`variants.${position}.id`, 'products.variant_unknown');
      return { ...form, position, before: 0 };
    }
    const entered = { stock: form.stock, stock_seen: seen };
    const stock = changedStock(own.stock, entered, `variants.${position}.stock`, refusals);
    return { ...form, position, before: own.stock, stock };
  });
};

const recordset = (variants: readonly PlannedVariant[]) => sql`jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
  AS planned (id bigint, type text, value text, value_arabic text, sku text, barcode text, price_sar bigint,
    price_bhd bigint, price_usd bigint, stock integer, position integer)`;

/** The rows of `variants`. Call it under the lock of the product's row. */
export const createVariantWriter = (database: Database) => {
  const remove = async (productId: number, ids: readonly number[]): Promise<void> => {
    const gone = sql`(SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
    await database.query(sql`
      UPDATE variants SET deleted_at = now(), stock = 0 WHERE product_id = ${productId} AND id IN ${gone}`);
    await database.query(sql`
      UPDATE product_images SET variant_id = NULL WHERE product_id = ${productId} AND variant_id IN ${gone}`);
  };

  const update = async (productId: number, kept: readonly PlannedVariant[]): Promise<void> => {
    const planned = recordset(kept);
    // Two variants may swap their SKUs, and no two may have one at any moment.
    await database.query(sql`
      UPDATE variants w SET sku = 'variant ' || w.id FROM ${planned}
      WHERE w.product_id = ${productId} AND w.id = planned.id AND w.sku <> planned.sku`);
    await database.query(sql`
      UPDATE variants w SET type = planned.type, value = planned.value, value_ar = planned.value_arabic,
        sku = planned.sku, barcode = planned.barcode, price_sar = planned.price_sar, price_bhd = planned.price_bhd,
        price_usd = planned.price_usd, stock = planned.stock, position = planned.position
      FROM ${planned} WHERE w.product_id = ${productId} AND w.id = planned.id`);
  };

  const insert = (productId: number, added: readonly PlannedVariant[]) =>
    database.query<StoredVariant>(sql`
      INSERT INTO variants (product_id, type, value, value_ar, sku, barcode, price_sar, price_bhd, price_usd, stock, position)
      SELECT ${productId}::bigint, type, value, value_arabic, sku, barcode, price_sar, price_bhd, price_usd, stock, position
      FROM ${recordset(added)} ORDER BY position RETURNING id, sku, stock`);

  return {
    lock: (productId: number) =>
      database.query<StoredVariant>(sql`
        SELECT id, sku, stock FROM variants WHERE product_id = ${productId} AND deleted_at IS NULL
        ORDER BY id FOR NO KEY UPDATE`),

    /** Makes the variants what was planned; the others are removed. @returns how their stock has changed */
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
