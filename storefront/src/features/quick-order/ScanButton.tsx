import { Button, upcScanIcon } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canScan } from './barcode-detector.ts';
import { ScanDialog } from './ScanDialog.tsx';

/** Adds scanned barcodes to the list, one per line. Nothing in a browser that cannot read barcodes. */
export function ScanButton() {
  const { t } = useTranslation('storefront');
  const [{ value }, , { setValue }] = useField<string>('lines');
  const [open, setOpen] = useState(false);
  if (!canScan()) return null;
  const append = (code: string) => void setValue(value.trim() === '' ? code : `${value.trimEnd()}\n${code}`);
  return (
    <>
      <Button variant="outline" icon={upcScanIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('quickOrder.scan.open')}
      </Button>
      {open && <ScanDialog onCode={append} onHide={() => setOpen(false)} />}
    </>
  );
}
