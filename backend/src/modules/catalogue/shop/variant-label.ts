import { LANGUAGES, type Lang } from '../../../facts/languages.ts';

/** Options of a variant: size or colour in `value`; `color` of a size variant, '' without one. */
export interface VariantOptions {
  value: string;
  value_ar: string;
  color: string;
  color_ar: string;
}

const joined = (...options: string[]) => options.filter(Boolean).join(' / ');

/**
 * Label of a variant on orders, documents and in mails.
 * @param variant null for a product without variants, whose label is empty
 * @returns `labelArabic` is '' if no part is in Arabic
 */
export const variantLabel = (variant: VariantOptions | null) => {
  if (!variant) return { label: '', labelArabic: '' };
  const { value, value_ar, color, color_ar } = variant;
  return {
    label: joined(value, color),
    labelArabic: value_ar || color_ar ? joined(value_ar || value, color_ar || color) : '',
  };
};

/** Separated by a comma, because a label may have brackets of its own: "Lab coat, Medium (M)". */
const withLabel = (lang: Lang, ...names: string[]) => names.filter(Boolean).join(LANGUAGES[lang].comma);

/**
 * Name of a product with its variant, in sentences and in mails.
 * @returns `name_ar` is '' for a product without an Arabic name
 */
export const nameWithVariant = (
  { name, name_ar }: { name: string; name_ar: string },
  { label, labelArabic }: ReturnType<typeof variantLabel>,
) => ({
  name: withLabel('en', name, label),
  name_ar: name_ar === '' ? '' : withLabel('ar', name_ar, labelArabic || label),
});
