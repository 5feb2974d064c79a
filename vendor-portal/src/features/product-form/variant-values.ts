import type { VendorVariant } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string, type ObjectSchema } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { eachPrice, PRICES, priceRule, stockRule, type PriceValues } from './amounts.ts';

export const VARIANT_TYPES = ['size', 'color'] as const;

/** A variant as typed. */
export interface VariantValues extends PriceValues {
  /** '' if not saved yet. */
  id: string;
  type: (typeof VARIANT_TYPES)[number];
  value: string;
  value_arabic: string;
  /** Color of a size; '' if none. */
  color: string;
  color_arabic: string;
  stock: string;
  /** Stock before the edit; '' if not saved yet. */
  stock_seen: string;
  sku: string;
  barcode: string;
}

export const emptyVariant: VariantValues = {
  id: '',
  type: 'color',
  value: '',
  value_arabic: '',
  color: '',
  color_arabic: '',
  stock: '',
  stock_seen: '',
  sku: '',
  barcode: '',
  ...eachPrice(() => ''),
};

export const toVariantValues = (variant: VendorVariant): VariantValues => ({
  id: String(variant.id),
  type: variant.type,
  value: variant.value,
  value_arabic: variant.value_arabic,
  color: variant.color,
  color_arabic: variant.color_arabic,
  stock: String(variant.stock),
  stock_seen: String(variant.stock),
  sku: variant.sku,
  barcode: variant.barcode,
  ...eachPrice((name) => String(variant[name])),
});

const error = (name: TextKey<'vendor-portal', 'productForm.variant.error'>) => `productForm.variant.error.${name}`;

/**
 * Validation schema of one variant.
 * @param others SKUs of the product's other variants
 */
export const variantSchema = (others: readonly string[]): ObjectSchema<object> =>
  object({
    type: string().required(error('type')),
    value: string().trim().required(error('value')).max(100, textKey('productForm.error.letters')),
    value_arabic: string().trim().max(100, textKey('productForm.error.letters')),
    color: string().trim().max(100, textKey('productForm.error.letters')),
    color_arabic: string().trim().max(100, textKey('productForm.error.letters')),
    stock: stockRule().required(error('stock')),
    sku: string()
      .trim()
      .required(error('sku'))
      .max(64, textKey('productForm.error.letters'))
      .notOneOf([...others], error('skuTaken')),
    barcode: string().trim().required(error('barcode')).max(64, textKey('productForm.error.letters')),
    ...Object.fromEntries(PRICES.map(({ name, digits }) => [name, priceRule(digits).required(error(name))])),
  });

/** Clears the color of a size when the variant has become a color. */
export const settled = (variant: VariantValues): VariantValues =>
  variant.type === 'size' ? variant : { ...variant, color: '', color_arabic: '' };

/** Formik passes empty values to a schema as undefined. */
type Shown = { [Key in keyof VariantValues]?: VariantValues[Key] };

const kindsOf = (variants: readonly Shown[]) =>
  new Set(
    variants.map(({ type, color = '', color_arabic = '' }) =>
      `${color}${color_arabic}`.trim() === '' ? type : 'pair',
    ),
  );

/**
 * True if all variants are of one kind: size, color, or size with color. An existing mix is tolerated unless pairs are
 * added to it.
 */
export const isOneKind = (variants: readonly Shown[]): boolean => {
  const kinds = kindsOf(variants);
  if (kinds.size <= 1) return true;
  return !kinds.has('pair') && kindsOf(variants.filter(({ id = '' }) => id !== '')).size > 1;
};

/** Initial prices of a new variant: those of the first variant, or of the product if there is none. */
export const firstPrices = (product: PriceValues, variants: readonly VariantValues[]): PriceValues =>
  eachPrice((name) => (variants[0] ?? product)[name]);

/** Total stock of all variants. */
export const totalStock = (variants: readonly VariantValues[]): number =>
  variants.reduce((sum, { stock }) => sum + Number(stock), 0);
