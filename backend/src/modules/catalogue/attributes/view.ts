import type { z } from 'zod';
import type { AttributeKind, CategoryAttributeRow, OptionRow, ValueRow } from './kinds.ts';
import type { AttributeValue, CategoryAttribute } from './schemas.ts';

/** Option in both languages. */
export const toOption = ({ id, value, value_ar, flag, min, max }: OptionRow) => ({
  id,
  value,
  value_arabic: value_ar,
  flag,
  min,
  max,
});

/** Attribute of a category in both languages. */
export const toCategoryAttribute = (row: CategoryAttributeRow): z.infer<typeof CategoryAttribute> => {
  const { name_ar, help_ar, unit_ar, options, ...rest } = row;
  return {
    ...rest,
    name_arabic: name_ar,
    help_arabic: help_ar,
    unit_arabic: unit_ar,
    options: options.map(toOption),
  };
};

const valueOf = (kind: AttributeKind, rows: readonly ValueRow[]): z.infer<typeof AttributeValue>['value'] | null => {
  const [row] = rows;
  if (kind === 'options') return rows.flatMap(({ option_id: id }) => id ?? []);
  return row?.option_id ?? row?.number ?? row?.flag ?? row?.value ?? null;
};

/** Values as the product form sends them, in the order of the definitions; those of other attributes are left out. */
export const toFormValues = (
  definitions: readonly Pick<CategoryAttributeRow, 'id' | 'code' | 'kind'>[],
  rows: readonly ValueRow[],
): z.infer<typeof AttributeValue>[] =>
  definitions.flatMap(({ id, code, kind }) => {
    const own = rows.filter((row) => row.attribute_id === id);
    const value = valueOf(kind, own);
    return own.length === 0 || value === null ? [] : [{ code, value, value_arabic: own[0]?.value_ar ?? '' }];
  });
