import type { AdminCategoryAttribute, AssignedAttributes } from '@balsam/shared-api';
import { inOrder, lastPosition, toPlacedRows, type PlacedRow } from '@balsam/shared-ui/console';
import type { AssignmentBody } from '../category-attributes-api.ts';

/** Attribute of a category as edited. */
export interface AssignmentValues extends PlacedRow {
  attribute_id: number;
  name: string;
  name_arabic: string;
  kind: AdminCategoryAttribute['kind'];
  /** Day, `YYYY-MM-DD`; '' if it is never required. */
  required_from: string;
  filterable: boolean;
  comparable: boolean;
  /** Approved products of the category without a value. */
  missing: number;
}

export interface CategoryAttributesValues {
  attributes: Record<string, AssignmentValues>;
  /** Time of the category's last change, as loaded. */
  updated_at: string;
}

type Named = Pick<AssignmentValues, 'name' | 'name_arabic' | 'kind'> & { id: number };

const keyOf = (id: number) => `a${id}`;

export const toAssignmentValues = ({ attributes, updated_at }: AssignedAttributes): CategoryAttributesValues => ({
  attributes: toPlacedRows(
    attributes.map(({ id, name, name_arabic, kind, required_from: from, filterable, comparable, missing }) => [
      keyOf(id),
      { attribute_id: id, name, name_arabic, kind, required_from: from ?? '', filterable, comparable, missing },
    ]),
  ),
  updated_at,
});

/** True if an attribute is in the list. */
export const isAssigned = (rows: CategoryAttributesValues['attributes'], id: number): boolean =>
  rows[keyOf(id)]?.is_removed === false;

/**
 * Adds an attribute at the end; one that was removed before comes back with its settings.
 * @param missing approved products without a value: all of the category
 */
export const withAttribute = (
  rows: CategoryAttributesValues['attributes'],
  { id, name, name_arabic, kind }: Named,
  missing: number,
): CategoryAttributesValues['attributes'] => {
  const place = { position: lastPosition(rows), is_removed: false };
  const fresh = { attribute_id: id, name, name_arabic, kind, required_from: '', filterable: true, comparable: true };
  return { ...rows, [keyOf(id)]: { ...fresh, missing, ...rows[keyOf(id)], ...place } };
};

export const toAssignmentBody = ({ attributes, updated_at }: CategoryAttributesValues): AssignmentBody => ({
  attributes: inOrder(attributes).map(([, { attribute_id, required_from: from, filterable, comparable }]) => ({
    ...{ attribute_id, required_from: from === '' ? null : from, filterable, comparable },
  })),
  updated_at_seen: updated_at,
});
