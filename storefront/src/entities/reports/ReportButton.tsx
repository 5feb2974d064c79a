import { Button, exclamationTriangleIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReportedThing } from './reports-api.ts';

interface ReportButtonProps {
  thing: ReportedThing;
  /** Name of the product or the seller. */
  name: string;
}

/** Opens the dialog that reports a product or a seller. */
export function ReportButton({ thing, name }: ReportButtonProps) {
  const { t } = useTranslation('storefront');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="link" icon={exclamationTriangleIcon} className="sf-line-button" onClick={() => setIsOpen(true)}>
        {t('slug' in thing ? 'report.product' : 'report.vendor')}
      </Button>
      {isOpen && <ReportDialog thing={thing} name={name} onHide={() => setIsOpen(false)} />}
    </>
  );
}
