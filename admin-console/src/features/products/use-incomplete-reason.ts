import { isApiError } from '@balsam/shared-api';
import { formatList, useLang, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface MissingAttribute {
  code: string;
  name: string;
  name_arabic: string;
}

const isMissingAttribute = (value: unknown): value is MissingAttribute =>
  typeof value === 'object' && value !== null && 'name' in value && 'name_arabic' in value;

/**
 * Returns a function that wraps the call of an approval. If the product is incomplete, its error names what is missing:
 * the specifications, and the facts of its authorisation.
 */
export function useIncompleteReason() {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  return async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'approval_incomplete') throw error;
      const listed = error.data.missing_attributes;
      const names = (Array.isArray(listed) ? listed : [])
        .filter(isMissingAttribute)
        .map(({ name, name_arabic }) => localized(name, name_arabic));
      const facts = Object.entries(error.fieldErrors)
        .filter(([field]) => !field.startsWith('attributes.'))
        .map(([, message]) => message);
      const lacking = names.length === 0 ? [] : [t('product.incomplete', { names: formatList(names, lang) })];
      throw { ...error, message: [...lacking, ...facts].join(' ') || error.message };
    }
  };
}
