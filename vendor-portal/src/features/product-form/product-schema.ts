import { LIMITS } from '@balsam/shared-api';
import type { TextKey } from '@balsam/shared-ui';
import type { PictureItem } from '@balsam/shared-ui/console';
import { array, boolean, object, string } from 'yup';
import { PRICES, priceRule, stockRule } from './amounts.ts';
import type { ProductValues } from './product-values.ts';
import { isOneKind, type VariantValues } from './variant-values.ts';

type ErrorName = TextKey<'vendor-portal', 'productForm.error'>;
const error = (name: ErrorName) => `productForm.error.${name}`;
const required = (name: ErrorName, most: number) => string().trim().required(error(name)).max(most, error('letters'));
const LETTERS = { name: 200, description: 10_000, code: 64 };
export const MOST = LIMITS.product;

/** True if a VAT class is zero-rated, which requires a registration number. */
export const isZeroRated = (vatClass: string): boolean => vatClass.startsWith('zero_');

const isUploaded = ({ id }: PictureItem) => id !== null;

/** Product prices are required only without variants, which have their own. */
const prices = Object.fromEntries(
  PRICES.map(({ name, digits }) => [
    name,
    string().when('variants', {
      is: (variants: readonly VariantValues[] = []) => variants.length === 0,
      then: () => priceRule(digits).required(error(name)),
    }),
  ]),
);

/** Zero stock counts as missing, except for a product that has sold out. */
const stock = stockRule().test(
  'required',
  error('stock'),
  (text = '', { parent }: { parent: Pick<ProductValues, 'seen' | 'variants' | 'tracks_lots'> }) => {
    const { seen, variants, tracks_lots: isTracked } = parent;
    if (variants.length > 0 || isTracked) return true;
    return text !== '' && (Number(text) > 0 || seen?.stock === 0);
  },
);

const temperature = () =>
  string()
    .trim()
    .matches(/^(-?\d{1,2})?$/, error('temperature'));

/** Requirements for a product to be saved. The messages are translation keys. */
export const productSchema = object({
  name: required('name', LETTERS.name),
  description: required('description', LETTERS.description),
  arabic_name: required('arabic_name', LETTERS.name),
  arabic_description: required('arabic_description', LETTERS.description),
  ...prices,
  discount: string()
    .trim()
    .test('percent', error('discount'), (text = '') => /^([1-8]?\d|90)?$/.test(text)),
  sku: required('sku', LETTERS.code),
  barcode: required('barcode', LETTERS.code),
  stock,
  variants: array()
    .max(MOST.variants, error('mostVariants'))
    .test('oneKind', error('mixedVariants'), (variants: VariantValues[] = []) => isOneKind(variants)),
  has_begun_variant: boolean().oneOf([false], error('has_begun_variant')),
  images: array()
    .min(1, error('images'))
    .max(MOST.pictures, error('mostImages'))
    .test('uploaded', error('uploading'), (images: PictureItem[] = []) => images.every(isUploaded)),
  category_id: string().required(error('category_id')),
  sfda_number: string()
    .trim()
    .max(LETTERS.code, error('letters'))
    .when(['vat_class', 'nhra_number'], {
      is: (vatClass = '', nhra = '') => isZeroRated(vatClass) && nhra === '',
      then: (number) => number.required(error('sfda_number')),
    }),
  nhra_number: string().trim().max(LETTERS.code, error('letters')),
  store_min_c: temperature(),
  store_max_c: temperature().test(
    'order',
    error('temperatureOrder'),
    // Formik validates an empty field as undefined.
    (most = '', { parent }: { parent: Partial<Pick<ProductValues, 'store_min_c'>> }) =>
      most === '' || !parent.store_min_c || Number(most) >= Number(parent.store_min_c),
  ),
  tags: array().max(MOST.tags, error('mostTags')),
  related_products: array().max(MOST.related, error('mostRelated')),
});
