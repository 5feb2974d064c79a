import type { AdminVendorRow } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  ConsoleListPage,
  DateTime,
  Email,
  FilterSelect,
  SearchBox,
  Thumbnail,
  useListParams,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVendorStatusOptions } from './useVendorStatusOptions.ts';
import { VENDOR_FILTERS, useListAdminVendorsQuery } from './vendorsApi.ts';
import { VendorStatusBadge } from './VendorStatusBadge.tsx';
import { VendorStatusModal } from './VendorStatusModal.tsx';

/** All vendors, and whether each may sell. */
export function VendorsPage() {
  const { t } = useTranslation('admin-console');
  const { page, values, setValue, setPage } = useListParams(VENDOR_FILTERS);
  const query = useListAdminVendorsQuery({ page, ...values });
  const [openId, setOpenId] = useState<number | null>(null);

  const columns: DataTableColumn<AdminVendorRow>[] = [
    {
      id: 'logo',
      header: t('vendors.logo'),
      hideHeader: true,
      cell: ({ logo, name }) => <Thumbnail src={logo} name={name} />,
    },
    {
      id: 'name',
      header: t('vendors.name'),
      cell: ({ name, company_name }) => (
        <div className="cell-stack">
          <bdi>{name}</bdi>
          <bdi className="text-secondary">{company_name}</bdi>
        </div>
      ),
      primary: true,
    },
    { id: 'email', header: t('vendors.email'), cell: ({ email }) => <Email address={email} /> },
    { id: 'phone', header: t('vendors.phone'), cell: ({ phone }) => <Bdi>{phone}</Bdi> },
    { id: 'status', header: t('vendors.status'), cell: ({ active }) => <VendorStatusBadge active={active} /> },
    { id: 'created', header: t('vendors.created'), cell: ({ created_at }) => <DateTime value={created_at} /> },
    {
      id: 'actions',
      header: t('vendors.actions'),
      cell: ({ id, name }) => (
        <Button variant="outline" size="sm" aria-label={t('vendors.changeOf', { name })} onClick={() => setOpenId(id)}>
          {t('vendors.change')}
        </Button>
      ),
    },
  ];
  const filters = (
    <>
      <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('vendors.search')} />
      <FilterSelect
        label={t('vendors.status')}
        value={values.status}
        onChange={(status) => setValue('status', status)}
        options={useVendorStatusOptions()}
        placeholder={t('vendors.chooseStatus')}
      />
    </>
  );

  return (
    <ConsoleListPage
      title={t('vendors.title')}
      filters={filters}
      query={query}
      columns={columns}
      loadingText={t('vendors.loading')}
      emptyText={t('vendors.empty')}
      page={page}
      onPageChange={setPage}
    >
      {openId !== null && <VendorStatusModal id={openId} onHide={() => setOpenId(null)} />}
    </ConsoleListPage>
  );
}
