import { plainCell, type Cell } from '../../../../csv/cell.ts';
import { fold } from '../../../../text/fold.ts';
import { normalizeCode, normalizeLine } from '../../../../text/normalize.ts';
import type { FieldMessage } from '../../../../wire/errors.ts';
import type { ValueForm } from '../../attributes/form.ts';
import type { AttributeKind, CategoryAttributeRow, OptionRow, ValueRow } from '../../attributes/kinds.ts';
import { OPTION_SEPARATOR } from '../../attributes/options.ts';

/** Column of an attribute: `attribute:material`, or `attribute:material:ar` for the Arabic of a text. */
const NAME = /^attribute:([a-z][a-z0-9_]{0,39})(:ar)?$/;

/** Cells of an attribute in a line; undefined without their column. */
export interface AttributeCells {
  value?: string;
  arabic?: string;
}

/** Attribute of a column, and which of its cells the column has; null for any other column. */
export const attributeOf = (column: string): { code: string; cell: keyof AttributeCells } | null => {
  const [, code, arabic] = NAME.exec(column) ?? [];
  return code === undefined ? null : { code, cell: arabic === undefined ? 'value' : 'arabic' };
};

export const columnOf = (code: string, cell: keyof AttributeCells = 'value'): string =>
  cell === 'value' ? `attribute:${code}` : `attribute:${code}:ar`;

type Definition = Pick<CategoryAttributeRow, 'id' | 'code' | 'kind' | 'options'>;

/** Columns of attributes; a text has one for each language. */
export const columnsOf = (definitions: readonly Definition[]): string[] =>
  definitions.flatMap(({ code, kind }) =>
    kind === 'text' ? [columnOf(code), columnOf(code, 'arabic')] : [columnOf(code)],
  );

const optionsIn = (cell: string): string[] => cell.split(OPTION_SEPARATOR).map(normalizeLine).filter(Boolean);

const ANSWERS = new Map<string, boolean>([
  ...(['yes', 'true', 'نعم'] as const).map((word) => [word, true] as const),
  ...(['no', 'false', 'لا'] as const).map((word) => [word, false] as const),
]);
const answerIn = (cell: string): boolean | undefined => ANSWERS.get(normalizeLine(cell).toLowerCase());

/** A number with Latin or Arabic digits and nothing else, or null. */
const numberIn = (cell: string): number | null => {
  const latin = normalizeCode(cell).replace('٫', '.').replace('−', '-');
  return /^-?\d{1,10}(\.\d{1,10})?$/.test(latin) ? Number(latin) : null;
};

const namesOf = (options: readonly OptionRow[], rows: readonly ValueRow[]): string =>
  options
    .filter(({ id }) => rows.some(({ option_id: chosen }) => chosen === id))
    .map(({ value }) => value)
    .join(OPTION_SEPARATOR);

/** Cells of a product's value, empty without one. */
export const cellsOf = (
  { id, kind, options }: Definition,
  rows: readonly ValueRow[],
): { value: Cell; arabic: Cell } => {
  const own = rows.filter(({ attribute_id: each }) => each === id);
  const [first] = own;
  if (!first) return { value: null, arabic: null };
  const { number, flag, value, value_ar: arabic } = first;
  if (kind === 'option' || kind === 'options') return { value: namesOf(options, own), arabic: null };
  return { value: number ?? value ?? (flag === true ? 'yes' : 'no'), arabic };
};

const canonical: Record<AttributeKind, (cell: string) => string> = {
  text: normalizeLine,
  number: (cell) => String(numberIn(cell) ?? cell),
  flag: (cell) => String(answerIn(cell) ?? cell),
  option: (cell) => normalizeLine(cell).toLowerCase(),
  options: (cell) =>
    optionsIn(cell)
      .map((name) => name.toLowerCase())
      .toSorted()
      .join(OPTION_SEPARATOR),
};

/** True if the cells say what the product has, so that spreadsheet reformatting does not count as an edit. */
export const isSameCells = (definition: Definition, cells: AttributeCells, rows: readonly ValueRow[]): boolean => {
  const stored = cellsOf(definition, rows);
  const isSame = (kind: AttributeKind, cell: string | undefined, own: Cell) =>
    cell === undefined || canonical[kind](cell) === canonical[kind](plainCell(own).trim());
  return isSame(definition.kind, cells.value, stored.value) && isSame('text', cells.arabic, stored.arabic);
};

const findOption = (options: readonly OptionRow[], name: string): number | undefined => {
  const lower = name.toLowerCase();
  const exact = options.find(({ value }) => value.toLowerCase() === lower);
  const key = fold(name);
  const [alike, ...more] = options.filter(
    ({ value, value_ar: arabic }) => key !== '' && (fold(value) === key || fold(arabic) === key),
  );
  return exact?.id ?? (more.length === 0 ? alike?.id : undefined);
};

/** Value of a form for a cell, or the reason why it is refused. */
export const valueIn = (
  { kind, options }: Definition,
  cell: string,
): { value: ValueForm['value'] } | { message: FieldMessage } => {
  if (cell === '') return { value: null };
  if (kind === 'flag') return { value: answerIn(cell) ?? cell };
  if (kind === 'text') return { value: cell };
  if (kind === 'number') {
    const number = numberIn(cell);
    if (number !== null) return { value: number };
    const hasUnit = /^[-−]?\d[\d.,٫]*\s*\p{L}/u.test(normalizeCode(cell));
    return { message: hasUnit ? 'import.number_with_unit' : 'import.number_invalid' };
  }
  const names = kind === 'option' ? [normalizeLine(cell)] : optionsIn(cell);
  const ids = names.map((name) => findOption(options, name));
  const unknown = names.find((_, index) => ids[index] === undefined);
  if (unknown !== undefined)
    return { message: { key: 'import.option_unknown', params: { option: unknown.slice(0, 80) } } };
  const known = ids.filter((id) => id !== undefined);
  return { value: kind === 'option' ? (known[0] ?? null) : known };
};
