import type { Lang, Product, Variant } from '@balsam/shared-api';
import { commaOf } from '@balsam/shared-ui';

interface Named {
  name: string;
  name_arabic: string;
}

/** A sold product as stored in an order; `variant` is '' for a product without variants. */
export interface Sold extends Named {
  variant: string;
  variant_arabic: string;
}

type Options = Pick<Variant, 'value' | 'value_arabic' | 'color' | 'color_arabic'>;

const localized = (lang: Lang, text: string, arabic: string) => (lang === 'ar' && arabic) || text;

/** Name for attributes and titles, which cannot mark text as English. In the page, use LocalizedText. */
export const nameOf = ({ name, name_arabic }: Named, lang: Lang): string => localized(lang, name, name_arabic);

/** Variant name for attributes and select options: size, colour or both. In the page, use VariantName. */
export const variantNameOf = ({ value, value_arabic, color, color_arabic }: Options, lang: Lang): string =>
  [localized(lang, value, value_arabic), localized(lang, color, color_arabic)].filter(Boolean).join(' / ');

/** A comma, because a variant may have brackets of its own: "Lab coat, Medium (M)". */
const withVariant = (lang: Lang, ...names: string[]) => names.filter(Boolean).join(commaOf(lang));

/** Name of a cart line for attributes and messages, including the variant. */
export const lineNameOf = ({ product, variant }: { product: Product; variant: Variant | null }, lang: Lang): string =>
  withVariant(lang, nameOf(product, lang), variant ? variantNameOf(variant, lang) : '');

/** Name of an order line for attributes and messages. In the page, use SoldName. */
export const soldNameOf = (sold: Sold, lang: Lang): string =>
  withVariant(lang, nameOf(sold, lang), localized(lang, sold.variant, sold.variant_arabic));
