import type { Product } from './market.ts';

/** The vendor whose account every demo has (vendor@demo.balsam.test). */
export const DEMO_VENDOR = 'Dilmun Care Supplies';

const PLENTY = 10;

/** Journeys run side by side, in both languages: each takes products of its own, so that none disturbs another. */
type Lang = 'en' | 'ar';
const ofLang = <Item>(items: readonly Item[], lang: Lang): Item => {
  const item = items[lang === 'en' ? 0 : 1];
  if (item === undefined) throw new Error('The demo has no product for this journey.');
  return item;
};

export const nameOf = ({ name, name_arabic }: Pick<Product, 'name' | 'name_arabic'>, lang: Lang): string =>
  lang === 'ar' ? name_arabic : name;

/** A plain product of the demo vendor, and one of another vendor. */
export function chooseTwoVendors(products: readonly Product[], lang: Lang): [Product, Product] {
  const plain = products.filter(({ has_variants, stock }) => !has_variants && stock >= PLENTY);
  const own = plain.filter(({ vendor }) => vendor.company_name === DEMO_VENDOR);
  const others = plain.filter(({ vendor }) => vendor.company_name !== DEMO_VENDOR);
  return [ofLang(own, lang), ofLang(others, lang)];
}

/** A product of this vendor that comes in sizes or colours. */
export const chooseWithVariants = (products: readonly Product[], lang: Lang, vendorId: number): Product =>
  ofLang(
    products.filter(({ has_variants, stock, vendor }) => has_variants && stock >= PLENTY && vendor.id === vendorId),
    lang,
  );

/** A plain product of which few are left. */
export const chooseScarce = (products: readonly Product[], lang: Lang): Product =>
  ofLang(
    products.filter(({ has_variants, stock }) => !has_variants && stock >= 2 && stock <= 4),
    lang,
  );

/** A plain product from the end of the shop: the other journeys take theirs from its beginning. */
export const chooseLast = (products: readonly Product[], lang: Lang): Product =>
  ofLang(
    products.filter(({ has_variants, stock }) => !has_variants && stock >= PLENTY).reverse(),
    lang,
  );
