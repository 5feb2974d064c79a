import type { Lang, Product, ProductDetail, Variant } from '../../shared-api/src/wire/index.ts';

const PLENTY = 10;

/** Journeys run in parallel in both languages; each language uses different products. */
const ofLang = <Item>(items: readonly Item[], lang: Lang): Item => {
  const item = items[lang === 'en' ? 0 : 1];
  if (item === undefined) throw new Error('The demo has no product for this journey.');
  return item;
};

export const nameOf = ({ name, name_arabic }: Pick<Product, 'name' | 'name_arabic'>, lang: Lang): string =>
  lang === 'ar' ? name_arabic : name;

export const valueOf = ({ value, value_arabic }: Pick<Variant, 'value' | 'value_arabic'>, lang: Lang): string =>
  (lang === 'ar' && value_arabic) || value;

const isScarce = ({ stock }: { stock: number }) => stock >= 2 && stock <= 4;
export const isPlain = ({ has_variants, stock }: Product) => !has_variants && stock >= PLENTY;

/** A product without variants, with ample stock. */
export const choosePlain = (products: readonly Product[], lang: Lang): Product =>
  ofLang(products.filter(isPlain), lang);

/** A plain product of this vendor, and one of another. */
export function chooseTwoVendors(products: readonly Product[], lang: Lang, vendorId: number): [Product, Product] {
  const plain = products.filter(isPlain);
  const own = plain.filter(({ vendor }) => vendor.id === vendorId);
  const others = plain.filter(({ vendor }) => vendor.id !== vendorId);
  return [ofLang(own, lang), ofLang(others, lang)];
}

/** A product of this vendor with variants. */
export const chooseWithVariants = (products: readonly Product[], lang: Lang, vendorId: number): Product =>
  ofLang(
    products.filter(({ has_variants, stock, vendor }) => has_variants && stock >= PLENTY && vendor.id === vendorId),
    lang,
  );

/** A plain product with little stock. */
export const chooseScarce = (products: readonly Product[], lang: Lang): Product =>
  ofLang(
    products.filter((product) => !product.has_variants && isScarce(product)),
    lang,
  );

/** A plain product from the end of the list; other journeys use the beginning. */
export const chooseLast = (products: readonly Product[], lang: Lang): Product =>
  ofLang(products.filter(isPlain).reverse(), lang);

/** A product in sizes: one sold out, one with little stock, and at least two prices. */
export const chooseSized = (products: readonly ProductDetail[], lang: Lang): ProductDetail =>
  ofLang(
    products.filter(
      ({ variants }) =>
        variants.some(({ stock }) => stock === 0) &&
        variants.some(isScarce) &&
        new Set(variants.map(({ price }) => price)).size > 1,
    ),
    lang,
  );

/** A product in colours with more pictures than fit in a row. */
export const chooseColoured = (products: readonly ProductDetail[], lang: Lang): ProductDetail =>
  ofLang(
    products.filter(
      ({ images }) =>
        images.some(({ variant_id }) => variant_id !== null) && new Set(images.map(({ url }) => url)).size > 6,
    ),
    lang,
  );

/** A plain product of this vendor with reviews, from the end of the list. */
export const chooseReviewed = (products: readonly Product[], lang: Lang, vendorId: number): Product =>
  ofLang(
    products
      .filter((product) => isPlain(product) && product.vendor.id === vendorId && product.total_reviews === 2)
      .reverse(),
    lang,
  );
