/** The options of a variant: its size or its colour in `value`; `color` of a size that comes in colours, '' without. */
export interface VariantOptions {
  value: string;
  value_ar: string;
  color: string;
  color_ar: string;
}

const joined = (...options: string[]) => options.filter(Boolean).join(' / ');

/**
 * What a variant is called on orders, papers and in mails.
 * @param variant null for a product without variants, which is called nothing
 * @returns `labelArabic` is '' when nothing of it is in Arabic
 */
export const variantLabel = (variant: VariantOptions | null) => {
  if (!variant) return { label: '', labelArabic: '' };
  const { value, value_ar, color, color_ar } = variant;
  return {
    label: joined(value, color),
    labelArabic: value_ar || color_ar ? joined(value_ar || value, color_ar || color) : '',
  };
};

const inBrackets = (name: string, variant: string) => (variant === '' ? name : `${name} (${variant})`);

/**
 * What a product and its variant are called together, in sentences and in mails.
 * @returns `name_ar` is '' for a product without an Arabic name
 */
export const nameWithVariant = (
  { name, name_ar }: { name: string; name_ar: string },
  { label, labelArabic }: ReturnType<typeof variantLabel>,
) => ({
  name: inBrackets(name, label),
  name_ar: name_ar === '' ? '' : inBrackets(name_ar, labelArabic || label),
});
