import type { CreateVendorProductRequest, RelatedOption, VendorProductDetail } from '@balsam/shared-api';
import { toPictureItem, type PictureItem } from '@balsam/shared-ui/console';
import { eachPrice, type PriceValues } from './amounts.ts';
import { mergeChanged, toSpecificationValues, type SpecificationValues } from './specification-values.ts';
import { toVariantValues, type VariantValues } from './variant-values.ts';

type OptionalText<Form> = {
  [Name in keyof Form]-?: undefined extends Form[Name] ? (Form[Name] extends string | undefined ? Name : never) : never;
}[keyof Form];

type OptionalField = OptionalText<CreateVendorProductRequest>;

/** Optional texts of a product without any. An empty class is that of the category. */
export const noOptionalFields: Record<OptionalField, string> = {
  vat_class: '',
  sfda_number: '',
  sfda_holder: '',
  sfda_expires_on: '',
  nhra_number: '',
  nhra_holder: '',
  nhra_expires_on: '',
  product_kind: '',
  sfda_class: '',
  nhra_class: '',
  manufacturer: '',
  manufacturer_arabic: '',
  brand: '',
  brand_arabic: '',
  origin_country: '',
  sterile: '',
  single_use: '',
  store_min_c: '',
  store_max_c: '',
  audience: '',
  quantity_limit: '',
  limit_days: '',
  min_age: '',
  return_class: '',
};

export const optionalFields = Object.keys(noOptionalFields) as OptionalField[];

const optionalTextsOf = (product: VendorProductDetail) =>
  Object.fromEntries(optionalFields.map((name) => [name, product[name]])) as typeof noOptionalFields;

/** Form values, in the order of the fields on the page. */
export interface ProductValues extends PriceValues, Record<OptionalField, string>, SpecificationValues {
  name: string;
  description: string;
  arabic_name: string;
  arabic_description: string;
  /** Percent. */
  discount: string;
  sku: string;
  barcode: string;
  /** Ignored if there are variants. */
  stock: string;
  variants: VariantValues[];
  /** A variant has been started but not added. */
  has_begun_variant: boolean;
  images: PictureItem[];
  category_id: string;
  tags: string[];
  /** Tag still in the input. */
  new_tag: string;
  status: string;
  related_products: RelatedOption[];
  approval_status: 0 | 1;
  /** Changes to name, texts, images, category and VAT class are reviewed before shoppers see them. */
  edits_wait: boolean;
  /** The stock follows the batches and cannot be edited. */
  tracks_lots: boolean;
  /** Values on the server when the form was filled; null for a new product. */
  seen: { stock: number; updated_at: string } | null;
  /** For stock from a draft or an earlier version: the typed value, and the stock it replaced. */
  typed_stock: { typed: string; over: number } | null;
}

export const emptyProduct: ProductValues = {
  name: '',
  description: '',
  arabic_name: '',
  arabic_description: '',
  ...eachPrice(() => ''),
  discount: '0',
  sku: '',
  barcode: '',
  stock: '0',
  variants: [],
  has_begun_variant: false,
  images: [],
  category_id: '',
  ...toSpecificationValues([]),
  ...noOptionalFields,
  tags: [],
  new_tag: '',
  status: 'active',
  related_products: [],
  approval_status: 0,
  edits_wait: false,
  tracks_lots: false,
  seen: null,
  typed_stock: null,
};

/** Product with the requested changes applied, whether under review or declined. */
export function withRequested(product: VendorProductDetail): VendorProductDetail {
  const { changes } = product;
  if (!changes) return product;
  const requested = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
  return { ...product, ...requested, category_id: changes.category?.id ?? product.category_id };
}

/** Form values of a product, including changes under review but not declined ones. */
export const toValues = (product: VendorProductDetail): ProductValues =>
  valuesOf(product.changes_waiting ? withRequested(product) : product);

/** Form values of exactly this version of a product. */
export function valuesOf(product: VendorProductDetail): ProductValues {
  const skuOf = new Map(product.variants.map(({ id, sku }) => [id, sku]));
  return {
    name: product.name,
    description: product.description,
    arabic_name: product.arabic_name,
    arabic_description: product.arabic_description,
    ...eachPrice((name) => String(product[name])),
    discount: String(product.discount),
    sku: product.sku,
    barcode: product.barcode,
    stock: String(product.stock),
    variants: product.variants.map(toVariantValues),
    has_begun_variant: false,
    images: product.images.map((image) => toPictureItem(image, skuOf.get(image.variant_id ?? 0))),
    category_id: String(product.category_id),
    ...toSpecificationValues(product.attributes),
    ...optionalTextsOf(product),
    tags: product.tags,
    new_tag: '',
    status: product.status,
    related_products: product.related_products,
    approval_status: product.approval_status,
    edits_wait: product.edits_wait,
    tracks_lots: product.tracks_lots,
    seen: { stock: product.stock, updated_at: product.updated_at },
    typed_stock: null,
  };
}

/** Form values of a copy, without codes, stock, images and variants. */
export const toCopy = (product: VendorProductDetail): ProductValues => ({
  ...toValues(product),
  sku: '',
  barcode: '',
  sfda_number: '',
  sfda_expires_on: '',
  nhra_number: '',
  nhra_expires_on: '',
  stock: emptyProduct.stock,
  variants: [],
  images: [],
  approval_status: 0,
  tracks_lots: false,
  seen: null,
});

/**
 * Stock that the typed value is relative to, so that sales since then still count. Stock typed again is relative to the
 * newest value.
 */
export const stockTypedOver = ({ stock, typed_stock: kept }: ProductValues, seen: { stock: number }): number =>
  kept?.typed === stock ? kept.over : seen.stock;

/** Stores the stock that the typed value replaces, because units may be sold before it is saved. */
const withTypedStock = (values: ProductValues): ProductValues => {
  const { seen, stock } = values;
  if (!seen) return values;
  const over = stockTypedOver(values, seen);
  return { ...values, typed_stock: stock === String(over) ? null : { typed: stock, over } };
};

/** Values to store in a draft: only uploaded images, and no started variant. */
export const keepable = (values: ProductValues): ProductValues => ({
  ...withTypedStock(values),
  has_begun_variant: false,
  images: values.images.filter(({ id }) => id !== null),
});

/**
 * Draft values once the server may have removed uploaded images: the product's own images, uncropped, and no new ones.
 */
export const withoutUploads = (values: ProductValues, { images: own }: ProductValues): ProductValues => ({
  ...values,
  images: values.images.flatMap(({ key, assignedTo }) => {
    const picture = own.find((each) => each.key === key);
    return picture ? { ...picture, assignedTo } : [];
  }),
});

/** All tags including the one in the input, without duplicates. */
export const allTags = ({ tags, new_tag }: Pick<ProductValues, 'tags' | 'new_tag'>): string[] =>
  [...new Set([...tags, new_tag.trim()])].filter((tag) => tag !== '');

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Newer version of the product with the edits made since `before` applied on top. */
export const mergeDirtyValues = (newer: ProductValues, before: ProductValues, typed: ProductValues): ProductValues => {
  const changed = Object.entries(withTypedStock(typed)).filter(
    ([name, value]) => !isSame(value, before[name as keyof ProductValues]),
  );
  const merged = { ...newer, ...Object.fromEntries(changed) };
  return {
    ...merged,
    attributes: mergeChanged(newer.attributes, before.attributes, typed.attributes),
    attributes_arabic: mergeChanged(newer.attributes_arabic, before.attributes_arabic, typed.attributes_arabic),
  };
};
