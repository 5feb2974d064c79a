import type { Lang, ProductAttribute } from '@balsam/shared-api';
import { formatMeasure } from '@balsam/shared-ui';

/** Value of a specification with its unit, in the page's language. */
export const specificationText = ({ value, unit, number }: ProductAttribute, lang: Lang): string =>
  number === null ? value : formatMeasure(number, unit, lang);

/** The same in one language, whatever that of the page. */
export const specificationIn = (attribute: ProductAttribute, lang: Lang): string => {
  const { value, unit } = lang === 'ar' ? attribute.arabic : attribute.english;
  return specificationText({ ...attribute, value, unit }, lang);
};
