import { toastError } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sentencesOf } from './objections.ts';
import type { ProductValues } from './product-values.ts';

/** Shows validation errors as a toast: all of them, separated by commas, or only the first. */
export function ValidationToast({ all }: { all: boolean }) {
  const { t } = useTranslation('vendor-portal');
  const { errors, status, values, submitCount, isSubmitting } = useFormikContext<ProductValues>();

  const object = useEffectEvent(() => {
    // Rules settle in any order; errors are listed in field order.
    const names = Object.keys(values) as (keyof ProductValues)[];
    const messages = [...names.flatMap((name) => sentencesOf(errors[name])), ...sentencesOf(status)];
    if (messages.length > 0) toastError((all ? messages.join(', ') : messages[0]) || t('productForm.wrong'));
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) object();
  }, [submitCount, isSubmitting]);
  return null;
}
