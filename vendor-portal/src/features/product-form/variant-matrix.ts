import { normalizeDigits } from '@balsam/shared-ui';
import { eachPrice, PRICES, type PriceValues } from './amounts.ts';
import { emptyVariant, type VariantValues } from './variant-values.ts';

/** A size or color; `ar` is '' without an Arabic name. */
export interface Option {
  en: string;
  ar: string;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Each option once, with the Arabic name of a repeated one if the first has none. */
export const withoutTwins = (options: readonly Option[]): Option[] =>
  options.flatMap((option, index) => {
    const twins = options.filter(({ en }) => isSame(en, option.en));
    return twins[0] === options[index] ? [{ en: option.en, ar: twins.find(({ ar }) => ar !== '')?.ar ?? '' }] : [];
  });

/** Parses one option per line. The Arabic name follows a semicolon or a tab (pasted table). */
export const readOptions = (text: string): Option[] =>
  withoutTwins(
    text.split('\n').flatMap((line) => {
      const [en = '', ar = ''] = line.split(/[;؛\t]/).map((part) => part.trim());
      return en === '' ? [] : [{ en, ar }];
    }),
  );

/** Sizes and colors of the existing variants. */
export const presentOptions = (variants: readonly VariantValues[]): { sizes: Option[]; colors: Option[] } => ({
  sizes: withoutTwins(
    variants.filter(({ type }) => type === 'size').map(({ value, value_arabic }) => ({ en: value, ar: value_arabic })),
  ),
  colors: withoutTwins(
    variants
      .map(({ type, value, value_arabic, color, color_arabic }) =>
        type === 'color' ? { en: value, ar: value_arabic } : { en: color, ar: color_arabic },
      )
      .filter(({ en }) => en !== ''),
  ),
});

const CODE_LENGTH = 64;

/** Short form of an option for a SKU: its letters and digits, or its number if it has none. */
const codeOf = ({ en }: Option, index: number): string =>
  en
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 6) || String(index + 1);

const freeSku = (wanted: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const sku = wanted.slice(0, CODE_LENGTH - end.length) + end;
    if (!taken.has(sku)) return sku;
  }
};

/** Sizes and colors, the next ones as typed, and the new variants. */
export interface MatrixValues {
  sizes: Option[];
  sizes_en: string;
  sizes_ar: string;
  colors: Option[];
  colors_en: string;
  colors_ar: string;
  rows: VariantValues[];
}

interface Given {
  /** Initial values: prices, and the SKU that precedes the codes of size and color. */
  product: PriceValues & { sku: string };
  /** Existing variants. Their combinations are skipped, and their SKUs are taken. */
  present: readonly VariantValues[];
}

type MatrixOf = Given & { sizes: readonly Option[]; colors: readonly Option[] };

/** Options of one variant, and their codes for the SKU. */
interface Combination extends Pick<VariantValues, 'type' | 'value' | 'value_arabic' | 'color' | 'color_arabic'> {
  codes: string[];
}

/** Every size with every color, or only sizes or only colors if the other list is empty. */
function combinationsOf(sizes: readonly Option[], colors: readonly Option[]): Combination[] {
  const alone = (type: Combination['type'], options: readonly Option[]): Combination[] =>
    options.map((option, index) => ({
      ...{ type, value: option.en, value_arabic: option.ar, color: '', color_arabic: '' },
      codes: [codeOf(option, index)],
    }));
  if (colors.length === 0) return alone('size', sizes);
  if (sizes.length === 0) return alone('color', colors);
  return alone('size', sizes).flatMap((size) =>
    colors.map((color, column) => ({
      ...{ ...size, color: color.en, color_arabic: color.ar },
      codes: [...size.codes, codeOf(color, column)],
    })),
  );
}

/** New variants for all combinations that the product does not have yet. */
export function matrixOf({ sizes, colors, product, present }: MatrixOf): VariantValues[] {
  const { sku: prefix } = product;
  const taken = new Set([prefix.trim(), ...present.map(({ sku }) => sku)]);
  const isPresent = ({ type, value, color }: Combination) =>
    present.some((variant) => variant.type === type && isSame(variant.value, value) && isSame(variant.color, color));

  return combinationsOf(sizes, colors)
    .filter((combination) => !isPresent(combination))
    .map(({ codes, ...options }) => {
      const sku = freeSku([prefix.trim(), ...codes].filter(Boolean).join('-'), taken);
      taken.add(sku);
      return { ...emptyVariant, ...options, ...{ sku, barcode: sku }, ...eachPrice((name) => product[name]) };
    });
}

/** The new variants after a change of the options. Those that stay keep what was typed for them. */
export const mergedRows = ({ sizes, colors, rows }: MatrixValues, given: Given): VariantValues[] =>
  matrixOf({ sizes, colors, ...given }).map((row) => {
    const before = rows.find(
      ({ type, value, color }) => type === row.type && isSame(value, row.value) && isSame(color, row.color),
    );
    const { value_arabic, color_arabic } = row;
    return before ? { ...before, value_arabic, color_arabic } : row;
  });

/** Editable columns of a matrix, in order. */
export const MATRIX_COLUMNS = ['stock', 'sku', 'barcode', ...PRICES.map(({ name }) => name)] as const;
export type MatrixColumn = (typeof MATRIX_COLUMNS)[number];

/**
 * Rows with pasted spreadsheet cells applied from one cell on; cells beyond the edges are dropped. Digits become Latin.
 * @returns null for a single value, which the browser pastes as usual
 */
export function pasteCells(
  rows: readonly VariantValues[],
  at: { row: number; column: MatrixColumn },
  text: string,
): VariantValues[] | null {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => normalizeDigits(cell.trim())));
  if (lines.length === 1 && lines[0]?.length === 1) return null;
  const columns = MATRIX_COLUMNS.slice(MATRIX_COLUMNS.indexOf(at.column));
  return rows.map((row, index) => {
    const cells = lines[index - at.row];
    if (!cells) return row;
    const pasted = columns.slice(0, cells.length).map((column, place) => [column, cells[place] ?? '']);
    return { ...row, ...Object.fromEntries(pasted) };
  });
}
