import { Button, Icon, useSend, bellIcon, checkCircleIcon, xLgIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import {
  useAddStockAlertMutation,
  useListStockAlertsQuery,
  useRemoveStockAlertMutation,
  type NewStockAlert,
} from './stock-alerts-api.ts';

/** Toggles a stock alert to the account's e-mail address with one press. */
export function CustomerAlert({ awaited }: { awaited: NewStockAlert }) {
  const { t } = useTranslation('storefront');
  const { data: alerts = [] } = useListStockAlertsQuery();
  const [addAlert, { isLoading: isAdding }] = useAddStockAlertMutation();
  const [removeAlert, { isLoading: isRemoving }] = useRemoveStockAlertMutation();
  const alert = alerts.find(
    ({ product, variant }) => product.id === awaited.product_id && (variant?.id ?? null) === awaited.variant_id,
  );

  // The button itself shows the result.
  const send = useSend({ failed: t('stockAlert.failed'), done: null });
  const toggle = () => send(() => (alert ? removeAlert(alert.id) : addAlert(awaited)).unwrap());
  return (
    <>
      <Button
        variant="outline"
        icon={alert ? xLgIcon : bellIcon}
        busy={isAdding || isRemoving}
        onClick={() => void toggle()}
      >
        {t(alert ? 'stockAlert.takeBack' : 'stockAlert.ask')}
      </Button>
      <p role="status">
        {alert && (
          <>
            <Icon className="text-success" icon={checkCircleIcon} /> {t('stockAlert.waiting')}
          </>
        )}
      </p>
    </>
  );
}
