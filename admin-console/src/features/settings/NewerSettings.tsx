import { Button, toastError } from '@balsam/shared-ui';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeDirtyValues } from './merge-dirty-values.ts';

interface NewerSettingsProps {
  /** What the form would begin with now. */
  load: () => Promise<FormikValues>;
  onLoaded: () => void;
}

/** Says that another admin has saved meanwhile, and brings that state in around what was typed here. */
export function NewerSettings({ load, onLoaded }: NewerSettingsProps) {
  const { t } = useTranslation('admin-console');
  const form = useFormikContext<FormikValues>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const bringIn = async () => {
    const newer = await load().catch(() => null);
    if (!newer) {
      toastError(t('settings.newer.failed'));
      return;
    }
    form.resetForm({ values: newer });
    await form.setValues(mergeDirtyValues(newer, form.initialValues, form.values));
    onLoaded();
  };
  return (
    <div className="alert alert-warning cluster cluster-between" role="alert">
      {t('settings.newer.text')}
      <Button ref={button} variant="outline" size="sm" onClick={() => void bringIn()}>
        {t('settings.newer.load')}
      </Button>
    </div>
  );
}
