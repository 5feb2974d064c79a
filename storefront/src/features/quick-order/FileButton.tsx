import { Button, fileEarmarkSpreadsheetIcon, toastError } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** A list of as many lines as can be checked is far smaller, bytes. */
const LARGEST = 100_000;

/** Adds the lines of a CSV file to the list. */
export function FileButton() {
  const { t } = useTranslation('storefront');
  const [{ value }, , { setValue }] = useField<string>('lines');
  const input = useRef<HTMLInputElement>(null);

  const add = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST) return toastError(t('quickOrder.file.tooLarge'));
    try {
      await setValue([value.trim(), (await file.text()).trim()].filter(Boolean).join('\n'));
    } catch {
      toastError(t('quickOrder.file.failed'));
    }
  };
  return (
    <>
      <Button variant="outline" icon={fileEarmarkSpreadsheetIcon} onClick={() => input.current?.click()}>
        {t('quickOrder.file.open')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label={t('quickOrder.file.open')}
        hidden
        onChange={({ target }) => {
          void add(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
