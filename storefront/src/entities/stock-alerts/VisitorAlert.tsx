import { Bdi, Button, Icon, toastError, bellIcon, checkCircleIcon } from '@balsam/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useOnDemand } from '../catalog/use-on-demand.ts';
import type { NewStockAlert } from './stock-alerts-api.ts';

const loadForm = () => import('./StockAlertForm.tsx').then(({ StockAlertForm }) => StockAlertForm);

/** Stock alert for a visitor. The form is loaded on demand, because most products are in stock. */
export function VisitorAlert({ awaited }: { awaited: NewStockAlert }) {
  const { t } = useTranslation('storefront');
  const { Loaded: Form, fetchCode } = useOnDemand(loadForm);
  const [isComing, setIsComing] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The pressed button disappeared with the form.
  useEffect(() => {
    if (email !== null) outcome.current?.focus();
  }, [email]);

  const open = async () => {
    setIsComing(true);
    await fetchCode().catch(() => toastError(t('stockAlert.failed')));
    setIsComing(false);
  };
  return (
    <>
      {email === null && Form && <Form awaited={awaited} onDone={setEmail} />}
      {email === null && !Form && (
        <Button variant="outline" icon={bellIcon} busy={isComing} onClick={() => void open()}>
          {t('stockAlert.ask')}
        </Button>
      )}
      <p ref={outcome} role="status" tabIndex={-1}>
        {email !== null && (
          <>
            <Icon className="text-success" icon={checkCircleIcon} />{' '}
            <Trans t={t} i18nKey="stockAlert.waitingAt" components={{ email: <Bdi>{email}</Bdi> }} />
          </>
        )}
      </p>
    </>
  );
}
