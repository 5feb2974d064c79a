import type { VendorVariant } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import { object, string, type ObjectSchema } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { eachPrice, PRICES, priceRule, stockRule, type PriceValues } from './amounts.ts';

export const VARIANT_TYPES = ['size', 'color'] as const;

/** A variant as it is typed. */
export interface VariantValues extends PriceValues {
  /** '' for one that is not saved yet. */
  id: string;
  type: (typeof VARIANT_TYPES)[number];
  value: string;
  value_arabic: string;
  /** Of a size that comes in colours; '' otherwise. */
  color: string;
  color_arabic: string;
  stock: string;
  /** The stock that the vendor had before them, '' for one that is not saved yet. */
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

/** The rules of one variant. @param others SKUs that are taken by the product's other variants */
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

/** A colour that was typed beside a size does not stay with what became a colour itself. */
export const settled = (variant: VariantValues): VariantValues =>
  variant.type === 'size' ? variant : { ...variant, color: '', color_arabic: '' };

/** Formik shows a schema what is empty as undefined. */
type Shown = { [Key in keyof VariantValues]?: VariantValues[Key] };

const kindsOf = (variants: readonly Shown[]) =>
  new Set(
    variants.map(({ type, color = '', color_arabic = '' }) =>
      `${color}${color_arabic}`.trim() === '' ? type : 'pair',
    ),
  );

/**
 * Whether a shopper can choose one thing of all: a size, a colour, or one of each. What was mixed before this was asked
 * may stay, as long as no pairs come to it.
 */
export const isOneKind = (variants: readonly Shown[]): boolean => {
  const kinds = kindsOf(variants);
  if (kinds.size <= 1) return true;
  return !kinds.has('pair') && kindsOf(variants.filter(({ id = '' }) => id !== '')).size > 1;
};

/** Prices that a new variant begins with: those of the first variant, or the product's while it has none. */
export const firstPrices = (product: PriceValues, variants: readonly VariantValues[]): PriceValues =>
  eachPrice((name) => (variants[0] ?? product)[name]);

/** The units of all variants together. */
export const totalStock = (variants: readonly VariantValues[]): number =>
  variants.reduce((sum, { stock }) => sum + Number(stock), 0);
