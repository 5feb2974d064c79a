import type { Lang, Product, Variant } from '@balsam/shared-api';

interface Named {
  name: string;
  name_arabic: string;
}

/** What was sold, as an order keeps it; `variant` is '' for a product without variants. */
export interface Sold extends Named {
  variant: string;
  variant_arabic: string;
}

type Options = Pick<Variant, 'value' | 'value_arabic' | 'color' | 'color_arabic'>;

const localized = (lang: Lang, text: string, arabic: string) => (lang === 'ar' && arabic) || text;

/** The name for attributes and titles, which cannot be marked as English: see LocalizedText for what is on the page. */
export const nameOf = ({ name, name_arabic }: Named, lang: Lang): string => localized(lang, name, name_arabic);

/** What a variant is called in attributes and choices: its size or its colour, or both. On the page: VariantName. */
export const variantNameOf = ({ value, value_arabic, color, color_arabic }: Options, lang: Lang): string =>
  [localized(lang, value, value_arabic), localized(lang, color, color_arabic)].filter(Boolean).join(' / ');

/** What a line of a cart is called in attributes and messages: two sizes of one product are told apart. */
export const lineNameOf = ({ product, variant }: { product: Product; variant: Variant | null }, lang: Lang): string =>
  nameOf(product, lang) + (variant ? ` (${variantNameOf(variant, lang)})` : '');

/** The same of a line of an order. On the page: SoldName. */
export const soldNameOf = (sold: Sold, lang: Lang): string =>
  nameOf(sold, lang) + (sold.variant ? ` (${localized(lang, sold.variant, sold.variant_arabic)})` : '');
