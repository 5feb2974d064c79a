import { activeFilters, useDownloadFileMutation, usePermissions, type Order } from '@balsam/shared-api';
import { Button, DownloadButton, pencilIcon } from '@balsam/shared-ui';
import {
  bulkTexts,
  ConsoleListPage,
  idsOfAllPages,
  listSort,
  LONGEST_PAGE,
  useListParams,
  useOrderColumns,
} from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderSorts, VENDOR_ORDER_FILTERS } from '../../entities/orders/order-filters.ts';
import {
  useChangeOrdersMutation,
  useLazyListVendorOrdersQuery,
  useListVendorOrdersQuery,
} from '../../entities/orders/orders-api.ts';
import { NextStep } from './NextStep.tsx';
import { OrderBulkButtons } from './OrderBulkButtons.tsx';
import { OrderDialogs, type OrderDialog } from './OrderDialogs.tsx';
import { OrderFlags, ShipByBadge } from './OrderFlags.tsx';
import { OrderListFilters } from './OrderListFilters.tsx';
import { ShipOrders, type OrdersToShip } from './ShipOrders.tsx';
import { SHIPPED, statusSeen } from './status-schema.ts';
import './orders.css';
import { href } from '../../entities/page/paths.ts';

/** The vendor's own orders: search, filters, details, status changes, and a CSV export. */
export function OrdersPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setValues, setPage } =
    useListParams(VENDOR_ORDER_FILTERS);
  const query = useListVendorOrdersQuery({ page, perPage, ...values });
  const [readPage] = useLazyListVendorOrdersQuery();
  const [changeOrders] = useChangeOrdersMutation();
  const [toShip, setToShip] = useState<OrdersToShip | null>(null);
  const [downloadFile] = useDownloadFileMutation();
  const mayWrite = usePermissions()('orders.write');
  const [dialog, setDialog] = useState<OrderDialog | null>(null);
  const [refusal, setRefusal] = useState<{ number: string; reason: string } | null>(null);

  const rows = query.data?.rows ?? [];
  // A refetch after a 409 may have removed the row; the dialog stays open with its error.
  const order = rows.find(({ id }) => id === dialog?.order.id) ?? dialog?.order;
  const { sort: _sort, order: _order, ...filters } = values;
  const open = (next: OrderDialog | null) => {
    if (next) setRefusal(null);
    setDialog(next);
  };

  const columns = useOrderColumns<Order>({
    party: { header: t('orders.customer'), of: ({ user }) => user && { name: user.full_name, email: user.email } },
    onOpen: (row) => open({ kind: 'details', order: row }),
    hrefOf: ({ order_sub_no }) => href('order', { slug: order_sub_no }),
    flags: (row) => (
      <>
        <OrderFlags order={row} />
        <ShipByBadge order={row} />
      </>
    ),
    action: mayWrite
      ? {
          header: t('orders.action'),
          cell: (row) => (
            <div className="cluster">
              <NextStep
                order={row}
                size="sm"
                onShip={() => open({ kind: 'status', order: row, preselected: SHIPPED })}
              />
              <Button
                variant="outline"
                size="sm"
                icon={pencilIcon}
                aria-label={t('orders.actionOf', { action: t('orders.updateStatus'), number: row.order_sub_no })}
                title={t('orders.updateStatus')}
                onClick={() => open({ kind: 'status', order: row })}
              />
            </div>
          ),
        }
      : undefined,
  });

  return (
    <>
      {refusal && !dialog && (
        <p className="alert alert-danger" role="alert">
          {t('orders.refused', refusal)}
        </p>
      )}
      <ConsoleListPage
        title={t('orders.title')}
        filters={<OrderListFilters values={values} onChange={setValue} orders={rows} />}
        actions={
          <DownloadButton
            onDownload={() => downloadFile({ url: 'vendor/orders.csv', params: activeFilters(filters) }).unwrap()}
          >
            {t('orders.export')}
          </DownloadButton>
        }
        query={query}
        columns={columns}
        listKey="vendor-orders"
        views={[{ id: 'recalled', name: t('orders.due.recalled'), query: 'due=recalled' }]}
        loadingText={t('orders.loading')}
        emptyText={t(isFiltered ? 'orders.empty' : 'orders.none')}
        sort={listSort(orderSorts(values.due), values, setValues)}
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        bulk={
          mayWrite
            ? {
                ...bulkTexts(t, 'orders.bulk', ['confirm', 'complete']),
                change: (ids, action) => changeOrders({ ids, action, status_seen: statusSeen(rows, ids) }).unwrap(),
                everyId: () =>
                  idsOfAllPages((number) => readPage({ page: number, perPage: LONGEST_PAGE, ...values }).unwrap()),
                more: (ids, clear) => <OrderBulkButtons ids={ids} onShip={() => setToShip({ ids, clear })} />,
              }
            : undefined
        }
        selected={mayWrite ? undefined : (ids) => <OrderBulkButtons ids={ids} />}
      >
        {toShip && <ShipOrders {...toShip} onHide={() => setToShip(null)} />}
        {order && dialog && (
          <OrderDialogs
            order={order}
            dialog={dialog}
            onChange={open}
            onRefused={({ order_sub_no }, reason) => setRefusal({ number: order_sub_no, reason })}
          />
        )}
      </ConsoleListPage>
    </>
  );
}
