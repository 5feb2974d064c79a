import { normalizeDigits } from '@balsam/shared-ui';
import { eachPrice, type PriceValues } from './amounts.ts';
import { emptyVariant, type VariantValues } from './variant-values.ts';

/** A size or color; `ar` is '' without an Arabic name. */
interface Option {
  en: string;
  ar: string;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const once = (options: readonly Option[]) =>
  options.filter(({ en }, index) => options.findIndex((earlier) => isSame(earlier.en, en)) === index);

/** Parses one option per line. The Arabic name follows a semicolon or a tab (pasted table). */
export const readOptions = (text: string): Option[] =>
  once(
    text.split('\n').flatMap((line) => {
      const [en = '', ar = ''] = line.split(/[;؛\t]/).map((part) => part.trim());
      return en === '' ? [] : [{ en, ar }];
    }),
  );

const writeOptions = (options: readonly Option[]) =>
  once(options)
    .map(({ en, ar }) => (ar === '' ? en : `${en}; ${ar}`))
    .join('\n');

/** Existing sizes and colors in the format of `readOptions`. */
export const presentOptions = (variants: readonly VariantValues[]) => ({
  sizes: writeOptions(
    variants.filter(({ type }) => type === 'size').map(({ value, value_arabic }) => ({ en: value, ar: value_arabic })),
  ),
  colors: writeOptions(
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

interface MatrixOf {
  sizes: readonly Option[];
  colors: readonly Option[];
  /** Initial values: prices, and the SKU that precedes the codes of size and color. */
  product: PriceValues & { sku: string };
  /** Existing variants. Their combinations are skipped, and their SKUs are taken. */
  present: readonly VariantValues[];
}

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
      const sku = freeSku([prefix.trim(), ...codes].join('-'), taken);
      taken.add(sku);
      return { ...emptyVariant, ...options, ...{ sku, barcode: sku }, ...eachPrice((name) => product[name]) };
    });
}

/** Editable columns of a matrix, in order. */
export const MATRIX_COLUMNS = ['stock', 'sku', 'barcode'] as const;
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
