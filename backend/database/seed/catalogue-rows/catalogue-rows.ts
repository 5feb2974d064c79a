import { searchText } from '../../../src/search/search-text.ts';
import type { DemoProduct } from './build-catalogue.ts';
import { isOnSale } from './build-catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import { colourPictures, emblem, fileId, gallery } from '../catalogue/pictures.ts';
import { tagNames } from '../catalogue/tags.ts';
import { MIN_SHELF_LIFE_DAYS, shelfLifeOf } from './shelf-lives.ts';
import { REGULATED_CATEGORIES } from '../catalogue/registration.ts';
import { registrationRow, saleRulesRow } from './registration-row.ts';
import { variantSets } from '../variants.ts';

/** Average rating and number of reviews of a product. */
export interface Rating {
  average: number;
  count: number;
}

export const categoryRows = (createdAt: string) =>
  categories.map((category, index) => ({
    id: index + 1,
    slug: category.slug,
    name: category.name[0],
    name_ar: category.name[1],
    description: category.description[0],
    description_ar: category.description[1],
    image_file_id: fileId(emblem(category)),
    position: index + 1,
    return_class: category.returnClass ?? 'open',
    min_shelf_life_days: MIN_SHELF_LIFE_DAYS,
    authorisation_required: REGULATED_CATEGORIES.has(category.slug),
    size_guide: category.sizeGuide?.[0] ?? '',
    size_guide_ar: category.sizeGuide?.[1] ?? '',
    created_at: createdAt,
    updated_at: createdAt,
  }));

const searchableWithNumbers = (product: DemoProduct) => {
  const { sfda_number: sfda, nhra_number: nhra } = registrationRow(product);
  return { ...product.searchable, codes: [...(product.searchable.codes ?? []), sfda, nhra] };
};

export const productRow = (product: DemoProduct, rating: Rating = { average: 0, count: 0 }) => ({
  id: product.id,
  vendor_id: product.vendorId,
  category_id: product.categoryId,
  slug: product.slug,
  sku: product.sku,
  barcode: product.barcode,
  name: product.name[0],
  name_ar: product.name[1],
  description: product.description[0],
  description_ar: product.description[1],
  ...product.price,
  discount: product.discount,
  vat_class: product.family.deviceNumber ? 'zero_device' : '',
  ...registrationRow(product),
  ...saleRulesRow(product),
  return_class: product.family.returnClass ?? '',
  stock: product.skus.reduce((sum, { stock }) => sum + stock, 0),
  tracks_lots: shelfLifeOf(product) !== null,
  has_variants: product.family.variants !== undefined,
  status: product.status,
  approval_status: product.approved ? 1 : 0,
  is_featured: product.featured,
  rating_avg: rating.average,
  total_reviews: rating.count,
  search_text: searchText(searchableWithNumbers(product)),
  created_at: product.createdAt,
  updated_at: product.createdAt,
});

export const variantRows = (products: readonly DemoProduct[]) =>
  products.flatMap(({ id, family, skus }) =>
    skus
      .filter(({ variantId }) => variantId !== null)
      .map(({ variantId, sku, barcode, label, price, stock }, position) => ({
        id: variantId,
        product_id: id,
        type: family.variants ? variantSets[family.variants].type : 'size',
        value: label[0],
        value_ar: label[1],
        sku,
        barcode,
        ...price,
        stock,
        position,
      })),
  );

export const imageRows = (products: readonly DemoProduct[]) =>
  products.flatMap(({ id, family, item, skus }) => {
    const views = gallery(family, item).map((picture) => ({ file_id: fileId(picture), variant_id: null }));
    const colours = colourPictures(family, item).map(({ code, picture }) => ({
      file_id: fileId(picture),
      variant_id: skus.find((sku) => sku.code === code)?.variantId ?? null,
    }));
    return [...views, ...colours].map((picture, position) => ({ product_id: id, ...picture, position }));
  });

const tagSlugs = Object.keys(tagNames);

/** The id of a tag in the demo. */
export const tagId = (slug: string) => tagSlugs.indexOf(slug) + 1;

export const tagRows = () =>
  Object.entries(tagNames).map(([slug, [name, name_ar]], index) => ({ id: index + 1, slug, name, name_ar }));

export const productTagRows = (products: readonly DemoProduct[]) =>
  products.flatMap(({ id, family }) => family.tags.map((tag) => ({ product_id: id, tag_id: tagId(tag) })));

const relatedCount = 4;

/** Related products from the same category, those of other families first. */
export function relatedRows(products: readonly DemoProduct[]) {
  const onSale = products.filter(isOnSale);
  return products.flatMap((product) => {
    const others = onSale.filter(
      ({ categoryId, family }) => categoryId === product.categoryId && family !== product.family,
    );
    const start = product.id % others.length;
    return [...others.slice(start), ...others.slice(0, start)]
      .slice(0, relatedCount)
      .map(({ id }, position) => ({ product_id: product.id, related_id: id, position }));
  });
}
