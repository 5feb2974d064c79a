import { shopDay } from '../../../../calendar/working-days.ts';
import type { FieldMessage } from '../../../../wire/errors.ts';
import { fieldsOf } from '../../../../wire/validation.ts';
import { ValueForm } from '../../attributes/form.ts';
import type { CategoryAttributeRow, ValueRow } from '../../attributes/kinds.ts';
import { withoutRequired } from '../../attributes/required-values.ts';
import { isSameValues, readValues } from '../../attributes/values.ts';
import { columnOf, isSameCells, valueIn, type AttributeCells } from './attribute-cells.ts';
import type { LineError } from './table.ts';

/** Attributes that lines of a table may name. */
export interface KnownAttributes {
  byCategory: ReadonlyMap<number, readonly CategoryAttributeRow[]>;
  /** Codes in the table that are attributes of any category. */
  codes: ReadonlySet<string>;
}

/** Values of a stored product. */
export interface StoredValues {
  category_id: number;
  approval_status: 0 | 1;
  /** Live values of the attributes of its category. */
  attributes: readonly ValueRow[];
  /** Pending values; null without any. */
  attributes_proposed: readonly ValueRow[] | null;
}

interface Target {
  /** Category of the product after the import. */
  category: number;
  /** The line requests another category. */
  isMoved: boolean;
}

interface Reading {
  /** All values after the import; null: unchanged. */
  rows: ValueRow[] | null;
  errors: LineError[];
}

const rowsOf = (rows: readonly ValueRow[], id: number) => rows.filter(({ attribute_id: each }) => each === id);

/** The value of a form, checked like the form's. @param before values before the import, for a language without a cell */
const readCells = (
  definition: CategoryAttributeRow,
  cells: AttributeCells,
  before: readonly ValueRow[],
): { rows: ValueRow[] } | { cell: keyof AttributeCells; message: FieldMessage } => {
  const isText = definition.kind === 'text';
  if (!isText && (cells.arabic ?? '') !== '') return { cell: 'arabic', message: 'import.attribute_not_text' };
  const [own] = rowsOf(before, definition.id);
  const input =
    cells.value === undefined && isText ? { value: own?.value ?? null } : valueIn(definition, cells.value ?? '');
  if ('message' in input) return { cell: 'value', message: input.message };
  const arabic = isText ? (cells.arabic ?? own?.value_ar ?? '') : '';
  // Clearing the English text clears the value if the table has no Arabic column.
  const isCleared = input.value === null && cells.arabic === undefined;
  const form = ValueForm.safeParse(
    { code: definition.code, value: input.value, value_arabic: isCleared ? '' : arabic },
    { reportInput: true },
  );
  if (!form.success) {
    const [[field, messages] = ['value', []]] = Object.entries(fieldsOf(form.error));
    return { cell: field === 'value_arabic' ? 'arabic' : 'value', message: messages[0] ?? 'validation.invalid' };
  }
  const { rows, errors } = readValues([definition], [form.data]);
  const [error] = errors;
  return error ? { cell: 'value', message: error[1] } : { rows };
};

/** Reads the attributes of lines. An attribute without a column, or with the cells of an export, is left as it is. */
export const createAttributePlanner = ({ byCategory, codes }: KnownAttributes) => {
  const definitionsOf = (category: number) => byCategory.get(category) ?? [];

  /** True if a line says about an attribute what an export of the product says. */
  const isUnchanged = (code: string, cells: AttributeCells, stored: StoredValues | undefined) => {
    const definition = definitionsOf(stored?.category_id ?? 0).find((each) => each.code === code);
    if (definition && stored) return isSameCells(definition, cells, stored.attributes);
    return (cells.value ?? '') === '' && (cells.arabic ?? '') === '';
  };

  return (
    line: ReadonlyMap<string, AttributeCells>,
    stored: StoredValues | undefined,
    { category, isMoved }: Target,
  ): Reading => {
    const definitions = definitionsOf(category);
    const before = stored?.attributes_proposed ?? stored?.attributes ?? [];
    const live = stored?.attributes ?? [];
    const errors: LineError[] = [];
    const changed = new Map<number, ValueRow[]>();
    for (const [code, cells] of line) {
      if (isUnchanged(code, cells, stored)) continue;
      const definition = definitions.find((each) => each.code === code);
      if (!definition) {
        const key = codes.has(code) ? 'import.attribute_elsewhere' : 'import.attribute_unknown';
        errors.push({ field: columnOf(code), message: { key, params: { code } } });
        continue;
      }
      const reading = readCells(definition, cells, before);
      if ('message' in reading) errors.push({ field: columnOf(code, reading.cell), message: reading.message });
      else if (!isSameValues(reading.rows, rowsOf(live, definition.id))) changed.set(definition.id, reading.rows);
    }
    const kept = before.filter(
      ({ attribute_id: id }) => !changed.has(id) && definitions.some((each) => each.id === id),
    );
    const rows = [...kept, ...[...changed.values()].flat()];
    if (stored?.approval_status === 1 && (changed.size > 0 || isMoved)) {
      const day = shopDay(new Date());
      for (const { code } of withoutRequired(definitions, { present: rows, live, isMoved, day }))
        errors.push({ field: columnOf(code), message: { key: 'import.attribute_required', params: { code } } });
    }
    return { rows: changed.size > 0 ? rows : null, errors };
  };
};
