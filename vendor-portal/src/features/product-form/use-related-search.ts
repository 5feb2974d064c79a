import { toastError } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazySearchRelatedProductsQuery } from './product-form-api.ts';

const PAUSE_MS = 300;

/** Debounced search; only the results for the latest text are shown. */
export function useRelatedSearch() {
  const { t } = useTranslation('vendor-portal');
  const [ask, { data, originalArgs, isError }] = useLazySearchRelatedProductsQuery();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const failed = t('productForm.relatedFailed');

  const search = (text: string) => {
    clearTimeout(timer.current);
    const words = text.trim();
    timer.current = setTimeout(() => {
      if (words !== '')
        ask(words)
          .unwrap()
          .catch(() => toastError(failed));
    }, PAUSE_MS);
  };
  const hasAnswer = originalArgs !== undefined && !isError;
  return { found: hasAnswer ? (data ?? []) : [], search, failure: isError ? failed : undefined };
}
