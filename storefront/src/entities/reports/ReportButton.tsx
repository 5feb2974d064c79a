import { Button, exclamationTriangleIcon, toastError } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '../catalog/use-on-demand.ts';
import type { ReportedThing } from './reports-api.ts';

const loadDialog = () => import('./ReportDialog.tsx').then(({ ReportDialog }) => ReportDialog);

interface ReportButtonProps {
  thing: ReportedThing;
  /** Name of the product or the seller. */
  name: string;
}

/** Opens the dialog that reports a product or a seller. Its form is loaded on demand, because few people need it. */
export function ReportButton({ thing, name }: ReportButtonProps) {
  const { t } = useTranslation('storefront');
  const [isOpen, setIsOpen] = useState(false);
  const { Loaded: ReportDialog, fetchCode } = useOnDemand(loadDialog);
  const open = async () => {
    try {
      await fetchCode();
      setIsOpen(true);
    } catch {
      toastError(t('report.openFailed'));
    }
  };
  return (
    <>
      <Button variant="link" icon={exclamationTriangleIcon} className="sf-line-button" onClick={() => void open()}>
        {t('slug' in thing ? 'report.product' : 'report.vendor')}
      </Button>
      {ReportDialog && isOpen && <ReportDialog thing={thing} name={name} onHide={() => setIsOpen(false)} />}
    </>
  );
}
