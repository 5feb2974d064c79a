import type { VendorVariant } from '@balsam/shared-api';
import { object, string, type ObjectSchema } from 'yup';
import { PRICES, priceRule, stockRule, type PriceValues } from './amounts.ts';

export const VARIANT_TYPES = ['size', 'color'] as const;

/** A variant as it is typed. */
export interface VariantValues extends PriceValues {
  /** '' for one that is not saved yet. */
  id: string;
  type: string;
  value: string;
  value_arabic: string;
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
  stock: '',
  stock_seen: '',
  sku: '',
  barcode: '',
  price_sar: '',
  price_usd: '',
  price_bhd: '',
};

export const toVariantValues = (variant: VendorVariant): VariantValues => ({
  id: String(variant.id),
  type: variant.type,
  value: variant.value,
  value_arabic: variant.value_arabic,
  stock: String(variant.stock),
  stock_seen: String(variant.stock),
  sku: variant.sku,
  barcode: variant.barcode,
  price_sar: String(variant.price_sar),
  price_usd: String(variant.price_usd),
  price_bhd: String(variant.price_bhd),
});

const error = (name: string) => `productForm.variant.error.${name}`;

/** The rules of one variant. @param others SKUs that are taken by the product's other variants */
export const variantSchema = (others: readonly string[]): ObjectSchema<object> =>
  object({
    type: string().required(error('type')),
    value: string().trim().required(error('value')).max(100, 'productForm.error.letters'),
    value_arabic: string().trim().max(100, 'productForm.error.letters'),
    stock: stockRule().required(error('stock')),
    sku: string()
      .trim()
      .required(error('sku'))
      .max(64, 'productForm.error.letters')
      .notOneOf([...others], error('skuTaken')),
    barcode: string().trim().required(error('barcode')).max(64, 'productForm.error.letters'),
    ...Object.fromEntries(PRICES.map(({ name, digits }) => [name, priceRule(digits).required(error(name))])),
  });

/** The units of all variants together. */
export const totalStock = (variants: readonly VariantValues[]): number =>
  variants.reduce((sum, { stock }) => sum + Number(stock), 0);
