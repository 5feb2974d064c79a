import type { CategoryAttributeRow, ValueRow } from './kinds.ts';

interface RequestedValues {
  /** Values after the edit. */
  present: readonly ValueRow[];
  live: readonly ValueRow[];
  /** The product moves to the category. */
  isMoved: boolean;
  /** Today in Riyadh. */
  day: string;
}

const has = (rows: readonly ValueRow[], id: number) => rows.some(({ attribute_id: each }) => each === id);

/** True if no product is approved without a value on a day. */
export const isRequired = ({ required_from: from }: CategoryAttributeRow, day: string): boolean =>
  from !== null && from <= day;

/** Required attributes that an edit of an approved product removes or, in a new category, leaves out. */
export const withoutRequired = (
  definitions: readonly CategoryAttributeRow[],
  { present, live, isMoved, day }: RequestedValues,
): CategoryAttributeRow[] =>
  definitions.filter((each) => isRequired(each, day) && !has(present, each.id) && (isMoved || has(live, each.id)));
