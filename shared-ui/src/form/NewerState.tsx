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

/** The submit button of the form, or its first field. */
const nextStop = (button: HTMLButtonElement | null) =>
  button?.form?.querySelector<HTMLElement>('[type="submit"]:not(:disabled)') ??
  button?.form?.querySelector<HTMLElement>('input, select, textarea');

/** Reports a save conflict, and offers to load the newer version without losing input. */
export function NewerState({ load, onLoaded }: NewerStateProps) {
  const { t } = useTranslation('kit');
  const form = useFormikContext<FormikValues>();
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Input typed while the newer version loads must be preserved as well.
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
    // The button disappears: without a new place, the focus would fall to the body.
    if (document.activeElement === button.current) nextStop(button.current)?.focus();
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
