import { type StockAlert } from '@balsam/shared-api';
import { Button, DataTable, useLang, type DataTableColumn, useSend, trashIcon } from '@balsam/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lineNameOf } from '../../entities/catalog/name-of.ts';
import { VariantName } from '../../entities/catalog/VariantName.tsx';
import { LineItem } from '../../entities/line-item/LineItem.tsx';
import { nextFocusTarget } from '../../entities/line-item/next-focus-target.ts';
import { useListStockAlertsQuery, useRemoveStockAlertMutation } from '../../entities/stock-alerts/stock-alerts-api.ts';
import { WISHLIST_TITLE_ID } from './wishlist-title.ts';

/** The customer's back-in-stock alerts. Optional content: without any, nothing is shown. */
export function AwaitedProducts() {
  const { t } = useTranslation('storefront');
  const { data: alerts = [] } = useListStockAlertsQuery();
  const columns = useMemo<DataTableColumn<StockAlert>[]>(
    () => [
      {
        id: 'product',
        header: t('wishlist.product'),
        primary: true,
        cell: ({ product }) => <LineItem product={product} />,
      },
      {
        id: 'choice',
        header: t('wishlist.choice'),
        cell: ({ variant }) => (variant ? <VariantName variant={variant} /> : t('wishlist.anyChoice')),
      },
      {
        id: 'actions',
        header: t('wishlist.actions'),
        align: 'end',
        hideHeader: true,
        cell: (alert) => <WaitNoMore alert={alert} />,
      },
    ],
    [t],
  );
  if (alerts.length === 0) return null;
  return (
    <section className="section" aria-labelledby="awaited-products">
      <h2 id="awaited-products">{t('wishlist.awaited')}</h2>
      <DataTable caption={t('wishlist.awaited')} columns={columns} rows={alerts} rowKey={({ id }) => id} />
    </section>
  );
}

function WaitNoMore({ alert }: { alert: StockAlert }) {
  const { t } = useTranslation('storefront');
  const name = lineNameOf(alert, useLang());
  const [removeAlert, { isLoading }] = useRemoveStockAlertMutation();
  const send = useSend({ failed: t('stockAlert.failed'), done: null });
  const remove = async (button: HTMLElement) => {
    const next = nextFocusTarget(button, WISHLIST_TITLE_ID);
    await send(async () => {
      await removeAlert(alert.id).unwrap();
      next?.focus();
    });
  };
  return (
    <Button
      variant="ghost"
      icon={trashIcon}
      busy={isLoading}
      data-remove
      aria-label={t('wishlist.waitNoMoreFor', { name })}
      onClick={({ currentTarget }) => void remove(currentTarget)}
    >
      {t('wishlist.waitNoMore')}
    </Button>
  );
}
