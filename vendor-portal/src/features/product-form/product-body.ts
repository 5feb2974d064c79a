import type { CategoryAttribute } from '@balsam/shared-api';
import { PRICES } from './amounts.ts';
import { allTags, optionalFields, stockTypedOver, type ProductValues } from './product-values.ts';
import { toAttributes } from './specification-values.ts';
import type { VariantValues } from './variant-values.ts';

const TEXTS = [
  'name',
  'arabic_name',
  'description',
  'arabic_description',
  'sku',
  'barcode',
  'category_id',
  'status',
  ...optionalFields,
] as const;

const VARIANT_TEXTS = ['type', 'value', 'value_arabic', 'color', 'color_arabic', 'stock', 'sku', 'barcode'] as const;

const PRICE_NAMES = PRICES.map(({ name }) => name);

function appendVariant(body: FormData, variant: VariantValues, index: number) {
  const append = (name: string, value: string) => body.append(`variants[${index}][${name}]`, value.trim());
  for (const name of [...VARIANT_TEXTS, ...PRICE_NAMES]) append(name, variant[name]);
  if (variant.id !== '') append('id', variant.id);
  if (variant.stock_seen !== '') append('stock_seen', variant.stock_seen);
}

/** The stock of tracked products and variants follows their batches: it is sent as it was seen. */
const withSeenStock = (values: ProductValues): ProductValues =>
  values.tracks_lots && values.seen
    ? {
        ...values,
        ...{ stock: String(values.seen.stock), typed_stock: null },
        variants: values.variants.map((variant) => ({ ...variant, stock: variant.stock_seen || '0' })),
      }
    : values;

/** Adds the previous stock and `updated_at`, so that the server detects sales and changes since the form was filled. */
function appendSeen(body: FormData, values: ProductValues) {
  const { seen, variants } = values;
  if (!seen) return;
  body.append('_method', 'PUT');
  body.append('updated_at_seen', seen.updated_at);
  if (variants.length === 0) body.append('stock_seen', String(stockTypedOver(values, seen)));
}

/**
 * Multipart body that creates or, if the product exists, updates it. All images must have been uploaded.
 * @param attributes those of its category; if they are unknown, its specifications are left as they are
 */
export function toFormData(typed: ProductValues, attributes: readonly CategoryAttribute[] = []): FormData {
  const values = withSeenStock(typed);
  const body = new FormData();
  const hasVariants = values.variants.length > 0;
  for (const name of [...TEXTS, ...(hasVariants ? [] : PRICE_NAMES)]) body.append(name, values[name].trim());
  body.append('discount', values.discount.trim() || '0');
  body.append('approval_status', String(values.approval_status));
  body.append('tags', JSON.stringify(allTags(values)));
  if (attributes.length > 0) body.append('attributes', JSON.stringify(toAttributes(attributes, values)));
  if (!hasVariants) body.append('stock', values.stock.trim());
  values.images.forEach(({ id, assignedTo }, index) => {
    body.append(`images[${index}][id]`, String(id));
    body.append(`images[${index}][variant_sku]`, assignedTo);
  });
  values.related_products.forEach(({ id }, index) => body.append(`related_products[${index}]`, String(id)));
  values.variants.forEach((variant, index) => appendVariant(body, variant, index));
  appendSeen(body, values);
  return body;
}
