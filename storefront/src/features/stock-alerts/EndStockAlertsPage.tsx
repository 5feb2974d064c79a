import { MailLinkPage } from '../../entities/mail-link/MailLinkPage.tsx';
import { useLeaveStockAlertsMutation } from '../../entities/stock-alerts/stock-alerts-api.ts';

/** Takes back all that an address waits for. */
export function EndStockAlertsPage() {
  return <MailLinkPage texts="stockAlert.end" change={useLeaveStockAlertsMutation()} />;
}
