import type { RelatedOption, VendorProductDetail } from '@balsam/shared-api';
import { toPictureItem, type PictureItem } from '@balsam/shared-ui/console';
import { eachPrice, type PriceValues } from './amounts.ts';
import { toVariantValues, type VariantValues } from './variant-values.ts';

/** What the form holds, in the order of its fields on the page. */
export interface ProductValues extends PriceValues {
  name: string;
  description: string;
  arabic_name: string;
  arabic_description: string;
  /** Per cent. */
  discount: string;
  sku: string;
  barcode: string;
  /** Not read while there are variants: theirs counts. */
  stock: string;
  variants: VariantValues[];
  /** A variant has been begun and not been added. */
  has_begun_variant: boolean;
  images: PictureItem[];
  category_id: string;
  /** '' is as the category. */
  vat_class: string;
  /** Number of its registration as a medicine or a medical device. */
  vat_basis: string;
  /** '' is as the category. */
  return_class: string;
  tags: string[];
  /** A tag that is being typed. */
  new_tag: string;
  status: string;
  related_products: RelatedOption[];
  approval_status: 0 | 1;
  /** Name, texts, pictures, category and tax class are looked at before shoppers see them. */
  edits_wait: boolean;
  /** What stood on the server when the form was filled; null for a new product. */
  seen: { stock: number; updated_at: string } | null;
  /** Of a stock that comes from a draft or an older state: what was typed, and over which one. */
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
  vat_class: '',
  vat_basis: '',
  return_class: '',
  tags: [],
  new_tag: '',
  status: 'active',
  related_products: [],
  approval_status: 0,
  edits_wait: false,
  seen: null,
  typed_stock: null,
};

/** A product as its vendor wants it: what waits, or was declined, in the place of what shoppers see. */
export function withRequested(product: VendorProductDetail): VendorProductDetail {
  const { changes } = product;
  if (!changes) return product;
  const { name, arabic_name, description, arabic_description, category, vat_class, vat_basis, images } = changes;
  return {
    ...product,
    name: name ?? product.name,
    arabic_name: arabic_name ?? product.arabic_name,
    description: description ?? product.description,
    arabic_description: arabic_description ?? product.arabic_description,
    category: category ?? product.category,
    category_id: category?.id ?? product.category_id,
    vat_class: vat_class ?? product.vat_class,
    vat_basis: vat_basis ?? product.vat_basis,
    images: images ?? product.images,
  };
}

/** A product on the server as the form shows it: with what waits for the marketplace, and without what was declined. */
export const toValues = (product: VendorProductDetail): ProductValues =>
  valuesOf(product.changes_waiting ? withRequested(product) : product);

/** The values of exactly this version of a product. */
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
    vat_class: product.vat_class,
    vat_basis: product.vat_basis,
    return_class: product.return_class,
    tags: product.tags,
    new_tag: '',
    status: product.status,
    related_products: product.related_products,
    approval_status: product.approval_status,
    edits_wait: product.edits_wait,
    seen: { stock: product.stock, updated_at: product.updated_at },
    typed_stock: null,
  };
}

/** A new product that begins as another one. What belongs to that one alone is to be written: codes, stock, pictures, variants. */
export const toCopy = (product: VendorProductDetail): ProductValues => ({
  ...toValues(product),
  sku: '',
  barcode: '',
  vat_basis: '',
  stock: emptyProduct.stock,
  variants: [],
  images: [],
  approval_status: 0,
  seen: null,
});

/** The stock that the one in the form was typed over: what has been sold since stays sold. Who types it anew has seen the newest. */
export const stockTypedOver = ({ stock, typed_stock: kept }: ProductValues, seen: { stock: number }): number =>
  kept?.typed === stock ? kept.over : seen.stock;

/** Keeps with a stock what it was typed over: by the time it is saved, some of that may have been sold. */
const withTypedStock = (values: ProductValues): ProductValues => {
  const { seen, stock } = values;
  if (!seen) return values;
  const over = stockTypedOver(values, seen);
  return { ...values, typed_stock: stock === String(over) ? null : { typed: stock, over } };
};

/** What a draft of the form can hold: pictures that have reached the server; a variant that was begun is not among the values. */
export const keepable = (values: ProductValues): ProductValues => ({
  ...withTypedStock(values),
  has_begun_variant: false,
  images: values.images.filter(({ id }) => id !== null),
});

/** What a draft still holds once the server may have removed its pictures: those of the product, uncropped, and no new ones. */
export const withoutUploads = (values: ProductValues, { images: own }: ProductValues): ProductValues => ({
  ...values,
  images: values.images.flatMap(({ key, assignedTo }) => {
    const picture = own.find((each) => each.key === key);
    return picture ? { ...picture, assignedTo } : [];
  }),
});

/** The tags with the one that is being typed, each once. */
export const allTags = ({ tags, new_tag }: Pick<ProductValues, 'tags' | 'new_tag'>): string[] =>
  [...new Set([...tags, new_tag.trim()])].filter((tag) => tag !== '');

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A newer state of the product, with what was changed since `before` in place of what it says. */
export const mergeDirtyValues = (newer: ProductValues, before: ProductValues, typed: ProductValues): ProductValues => {
  const changed = Object.entries(withTypedStock(typed)).filter(
    ([name, value]) => !isSame(value, before[name as keyof ProductValues]),
  );
  return { ...newer, ...Object.fromEntries(changed) };
};
