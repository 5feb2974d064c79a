import { Button, Icon, toastError, exclamationCircleIcon } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeDirtyValues, type ProductValues } from './product-values.ts';

interface ChangedMeanwhileProps {
  load: () => Promise<ProductValues>;
  onLoaded: () => void;
}

/** Notice that the product was changed elsewhere, with a button that loads that version and keeps the edits. */
export function NewerVersionNotice({ load, onLoaded }: ChangedMeanwhileProps) {
  const { t } = useTranslation('vendor-portal');
  const { initialValues, values, resetForm, setValues } = useFormikContext<ProductValues>();
  const [isLoading, setLoading] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);

  const merge = async () => {
    setLoading(true);
    try {
      const newer = await load();
      resetForm({ values: newer });
      await setValues(mergeDirtyValues(newer, initialValues, values));
      onLoaded();
    } catch {
      toastError(t('productForm.changed.failed'));
      setLoading(false);
    }
  };
  return (
    <div ref={notice} className="form-error vp-changed" role="alert" tabIndex={-1}>
      <Icon icon={exclamationCircleIcon} />
      <p>{t('productForm.changed.text')}</p>
      <Button variant="outline" size="sm" busy={isLoading} onClick={() => void merge()}>
        {t('productForm.changed.load')}
      </Button>
    </div>
  );
}
