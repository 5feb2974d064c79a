import { MailLinkPage } from '../../entities/mail-link/MailLinkPage.tsx';
import { useLeaveStockAlertsMutation } from '../../entities/stock-alerts/stock-alerts-api.ts';

/** Removes all stock alerts of an e-mail address. */
export function EndStockAlertsPage() {
  return <MailLinkPage texts="stockAlert.end" change={useLeaveStockAlertsMutation()} />;
}
