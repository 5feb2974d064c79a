import type { z } from 'zod';
import { translate } from '../../../i18n/translate.ts';
import { LANGUAGES } from '../../../facts/languages.ts';
import { localized } from '../../../i18n/localized.ts';
import { sql, type SQL } from '../../../sql/sql.ts';
import type { Lang } from '../../../wire/schemas.ts';
import type { AttributeKind, AttributeNames } from './kinds.ts';
import type { ProductAttribute } from './schemas.ts';

/** Value of a product with the names of its attribute. */
export interface ProductAttributeRow extends AttributeNames {
  code: string;
  kind: AttributeKind;
  comparable: boolean;
  number: number | null;
  flag: boolean | null;
  value: string | null;
  value_ar: string | null;
  /** Chosen options in order; null for other kinds. */
  options: { value: string; value_ar: string }[] | null;
}

/**
 * Query of ProductAttributeRows, in the order of the category.
 * @param values the table of the values
 */
export const attributesOf = (values: SQL, productId: SQL, categoryId: SQL): SQL => sql`
  SELECT a.code, a.kind, a.name, a.name_ar, a.unit, a.unit_ar, ca.comparable, min(v.number)::float8 AS number,
    bool_or(v.flag) AS flag, min(v.value) AS value, min(v.value_ar) AS value_ar,
    json_agg(json_build_object('value', o.value, 'value_ar', o.value_ar) ORDER BY o.position, o.id)
      FILTER (WHERE o.id IS NOT NULL) AS options
  FROM ${values} v JOIN category_attributes ca ON ca.attribute_id = v.attribute_id AND ca.category_id = ${categoryId}
    JOIN attributes a ON a.id = v.attribute_id LEFT JOIN attribute_options o ON o.id = v.option_id
  WHERE v.product_id = ${productId} GROUP BY a.id, ca.position, ca.comparable ORDER BY ca.position, a.id`;

/** Values of a product for the audit log, as a JSON object by code: options and texts in English. */
export const valuesByCode = (values: SQL, productId: SQL): SQL => sql`(
  SELECT coalesce(jsonb_object_agg(one.code, CASE WHEN one.kind = 'options' THEN one.listed ELSE one.listed -> 0 END), '{}')
  FROM (
    SELECT a.code, a.kind, jsonb_agg(coalesce(to_jsonb(o.value), to_jsonb(v.number), to_jsonb(v.flag),
      CASE WHEN v.value_ar <> '' THEN jsonb_build_array(v.value, v.value_ar) ELSE to_jsonb(v.value) END)
      ORDER BY o.position, o.id) AS listed
    FROM ${values} v JOIN attributes a ON a.id = v.attribute_id LEFT JOIN attribute_options o ON o.id = v.option_id
    WHERE v.product_id = ${productId} GROUP BY a.id) one)`;

/** Answer to a flag in a language. */
export const answerText = (lang: Lang, flag: boolean): string =>
  translate(lang, flag ? 'attributes.yes' : 'attributes.no');

/** The value as text in a language, without its unit. */
const valueText = (row: Omit<ProductAttributeRow, 'comparable'>, lang: Lang): string => {
  if (row.options) {
    const texts = row.options.map((option) => localized(lang, option.value, option.value_ar));
    return texts.join(LANGUAGES[lang].comma);
  }
  if (row.flag !== null) return answerText(lang, row.flag);
  return row.number === null ? localized(lang, row.value ?? '', row.value_ar ?? '') : String(row.number);
};

const inLanguage = (row: ProductAttributeRow, lang: Lang) => ({
  name: localized(lang, row.name, row.name_ar),
  value: valueText(row, lang),
  unit: localized(lang, row.unit, row.unit_ar),
});

/** Value for people, in the requested language and in both. */
export const toProductAttribute = (row: ProductAttributeRow, lang: Lang): z.infer<typeof ProductAttribute> => {
  const { code, kind, number, comparable } = row;
  const texts = { en: inLanguage(row, 'en'), ar: inLanguage(row, 'ar') };
  return { code, kind, ...texts[lang], english: texts.en, arabic: texts.ar, number, comparable };
};
