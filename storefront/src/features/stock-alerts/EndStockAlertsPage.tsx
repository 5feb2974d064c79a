import { MailLinkPage } from '../../mail-link/MailLinkPage.tsx';
import { useLeaveStockAlertsMutation } from '../../stock-alerts/stockAlertsApi.ts';

/** Takes back all that an address waits for. */
export function EndStockAlertsPage() {
  return <MailLinkPage page="stockAlerts" texts="stockAlert.end" change={useLeaveStockAlertsMutation()} />;
}
