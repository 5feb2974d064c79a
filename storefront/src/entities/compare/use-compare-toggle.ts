import { toastError } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { MOST_COMPARED, useCompared } from './use-compared.ts';

/** Comparison state of a product and a function to toggle it. A toast reports a full comparison. */
export function useCompareToggle(productId: number) {
  const { t } = useTranslation('storefront');
  const { has, isFull, add, remove } = useCompared();
  const isCompared = has(productId);
  const toggle = () => {
    if (isCompared) remove(productId);
    else if (isFull) toastError(t('compare.full', { count: MOST_COMPARED }));
    else add(productId);
  };
  return { isCompared, toggle };
}
