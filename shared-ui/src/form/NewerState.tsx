import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { toastError } from '../toast/toast.tsx';
import { mergeDirtyValues } from './merge-dirty-values.ts';

interface NewerStateProps {
  load: () => Promise<FormikValues>;
  onLoaded: () => void;
}

/** Reports that the record was saved elsewhere, and loads that state around what was typed here. */
export function NewerState({ load, onLoaded }: NewerStateProps) {
  const { t } = useTranslation('kit');
  const form = useFormikContext<FormikValues>();
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // What is typed while the newer state loads stays as well.
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => button.current?.focus(), []);

  const bringIn = async () => {
    setIsLoading(true);
    const newer = await load().catch(() => null);
    setIsLoading(false);
    if (!newer) {
      toastError(t('form.newer.failed'));
      return;
    }
    const { initialValues, values } = latest.current;
    form.resetForm({ values: newer });
    await form.setValues(mergeDirtyValues(newer, initialValues, values));
    onLoaded();
  };
  return (
    <div className="alert alert-warning cluster cluster-between" role="alert">
      {t('form.newer.text')}
      <Button ref={button} variant="outline" size="sm" busy={isLoading} onClick={() => void bringIn()}>
        {t('form.newer.load')}
      </Button>
    </div>
  );
}
