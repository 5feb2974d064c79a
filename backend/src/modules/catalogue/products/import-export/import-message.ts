import { LANGUAGES } from '../../../../facts/languages.ts';
import { translate } from '../../../../i18n/translate.ts';
import type { FieldMessage } from '../../../../wire/errors.ts';
import type { Lang } from '../../../../wire/schemas.ts';

const NEEDS = { product: 'import.new_needs', variant: 'import.new_variant_needs' };
const SEPARATOR = ' ';

/** Message that a new product or variant also needs these columns. */
export const missingColumns = (columns: readonly string[], item: keyof typeof NEEDS = 'product'): FieldMessage => ({
  key: NEEDS[item],
  params: { columns: columns.join(SEPARATOR) },
});

/** Translates the message of a line; columns are named by their label in the form and their own name. */
export const importMessage =
  (lang: Lang) =>
  (message: FieldMessage): string => {
    if (typeof message === 'string') return translate(lang, message);
    const { key, params } = message;
    if (!Object.values(NEEDS).includes(key)) return translate(lang, key, params);
    const columns = String(params?.columns)
      .split(SEPARATOR)
      .map((column) => translate(lang, 'import.column', { label: translate(lang, `import.fields.${column}`), column }));
    return translate(lang, key, { columns: columns.join(LANGUAGES[lang].comma) });
  };
