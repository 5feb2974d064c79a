import { shopDay } from '../../../../calendar/working-days.ts';
import type { Database } from '../../../../database/database.ts';
import { createDefinitionRepository } from '../../attributes/definition-repository.ts';
import type { CategoryAttributeRow, ValueRow } from '../../attributes/kinds.ts';
import { isRequired, withoutRequired } from '../../attributes/required-values.ts';
import { createValueRepository } from '../../attributes/value-repository.ts';
import { isSameValues, readValues } from '../../attributes/values.ts';
import { createChangeRepository } from '../changes/repository.ts';
import type { NewProduct } from './form.ts';
import type { FieldErrors } from '../../../../wire/field-errors.ts';
import type { LockedProduct } from './repository.ts';

/** Validated values of a form. @property rows null: the form leaves them as they are */
export interface PlannedValues {
  definitions: readonly CategoryAttributeRow[];
  rows: ValueRow[] | null;
}

/** Attributes of a product as its vendor writes them. */
export const createSpecifications = (database: Database) => {
  const definitions = createDefinitionRepository(database);
  const values = createValueRepository(database);
  const changes = createChangeRepository(database);

  /** Pending values, or null. */
  const waiting = async (productId: number): Promise<ValueRow[] | null> =>
    (await changes.findWaiting(productId))?.attributes ? values.readProposed(productId) : null;

  /** An approved product keeps what is required: a value is not removed, and a new category gets its own. */
  const reportMissing = async (
    { id, category_id, approval_status }: LockedProduct,
    { category_id: wanted }: NewProduct,
    { definitions: defined, rows }: PlannedValues,
    errors: FieldErrors,
  ): Promise<void> => {
    const day = shopDay(new Date());
    const isMoved = wanted !== category_id;
    const isChecked = rows !== null || isMoved;
    if (approval_status === 0 || !isChecked || !defined.some((each) => isRequired(each, day))) return;
    const live = await values.read(id);
    const present = rows ?? (await waiting(id)) ?? live;
    for (const { code } of withoutRequired(defined, { present, live, isMoved, day }))
      errors.set(`attributes.${code}`, 'attributes.required');
  };

  return {
    /** Keeps options and ranges as they are until the product is saved. Call before the product is locked. */
    lock: () => definitions.lockForValues(),

    /** Reports values that the category does not have or that are not of their kind. */
    async check(product: LockedProduct | null, form: NewProduct, errors: FieldErrors): Promise<PlannedValues> {
      const defined = await definitions.ofCategory(form.category_id);
      const reading = form.attributes && readValues(defined, form.attributes);
      const planned = { definitions: defined, rows: reading?.rows ?? null };
      for (const [field, message] of reading?.errors ?? []) errors.set(field, message);
      if (product) await reportMissing(product, form, planned, errors);
      return planned;
    },

    /** Publishes the values or stores them as pending. @param isHeld they need review by an admin */
    async save(userId: number, productId: number, planned: PlannedValues, isHeld: boolean): Promise<void> {
      const { rows } = planned;
      if (rows === null) return;
      if (!isHeld) await values.replace([{ productId, rows }]);
      const ids = new Set(planned.definitions.map(({ id }) => id));
      const live = (await values.read(productId)).filter(({ attribute_id: id }) => ids.has(id));
      if (isSameValues(live, rows)) return changes.keepAttributes([productId]);
      const requested = await waiting(productId);
      if (requested && isSameValues(requested, rows)) return;
      await changes.proposeAttributes(userId, [{ productId, rows }]);
    },
  };
};
