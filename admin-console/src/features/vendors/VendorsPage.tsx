import { usePermissions, type AdminVendorRow } from '@balsam/shared-api';
import { bulkTexts, seenByRow, ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListActions } from '../../entities/lists/ListActions.tsx';
import { DeleteVendor } from './DeleteVendor.tsx';
import { useVendorColumns } from './use-vendor-columns.tsx';
import { VENDOR_ACTIONS, VENDOR_FILTERS, useChangeVendorsMutation, useListAdminVendorsQuery } from './vendors-api.ts';
import { VendorFilterBar } from './VendorFilterBar.tsx';
import { VendorStatusModal } from './VendorStatusModal.tsx';
import { href } from '../../entities/page/paths.ts';

/** Vendors with their status. */
export function VendorsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, setValue, setPage } = useListParams(VENDOR_FILTERS);
  const query = useListAdminVendorsQuery({ page, perPage, ...values });
  const mayWrite = usePermissions()('vendors.write');
  const [change] = useChangeVendorsMutation();
  const [toDecide, setToDecide] = useState<AdminVendorRow | null>(null);
  const [toDelete, setToDelete] = useState<AdminVendorRow | null>(null);
  const columns = useVendorColumns({ onChangeStatus: setToDecide, onDelete: setToDelete });

  return (
    <ConsoleListPage
      title={t('vendors.title')}
      listKey="admin-vendors"
      views={[
        { id: 'waiting', name: t('vendors.views.waiting'), query: 'waiting=1' },
        { id: 'asks', name: t('vendors.views.asks'), query: 'asks=1' },
        { id: 'rejected', name: t('vendors.views.rejected'), query: 'status=2' },
        { id: 'tax', name: t('vendors.views.tax'), query: 'vat_state=waiting' },
      ]}
      filters={<VendorFilterBar values={values} onChange={setValue} />}
      actions={
        <ListActions
          url="admin/vendors.csv"
          filters={values}
          add={{ to: href('addVendor'), text: t('vendors.add'), permission: 'vendors.write' }}
        />
      }
      loadingText={t('vendors.loading')}
      emptyText={t('vendors.empty')}
      query={query}
      columns={columns}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      bulk={
        mayWrite
          ? {
              ...bulkTexts(t, 'vendors.bulk', VENDOR_ACTIONS),
              change: (ids, action) =>
                change({ ids, action, updated_at_seen: seenByRow(query.data?.rows ?? [], ids) }).unwrap(),
            }
          : undefined
      }
    >
      {toDecide && <VendorStatusModal id={toDecide.id} onHide={() => setToDecide(null)} />}
      {toDelete && <DeleteVendor vendor={toDelete} onHide={() => setToDelete(null)} />}
    </ConsoleListPage>
  );
}
