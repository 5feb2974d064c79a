import type { AdminVendorRow } from '@balsam/shared-api';
import { Badge, Bdi, DateTime, Email, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pictureColumn } from '../../entities/lists/columns.tsx';
import { VendorActions } from './VendorActions.tsx';
import { VendorStatusCell } from './VendorStatusCell.tsx';
import { href } from '../../entities/page/paths.ts';

interface VendorDecisions {
  onChangeStatus: (vendor: AdminVendorRow) => void;
  onDelete: (vendor: AdminVendorRow) => void;
}

export function useVendorColumns({ onChangeStatus, onDelete }: VendorDecisions): DataTableColumn<AdminVendorRow>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  return [
    pictureColumn(t('vendors.logo'), ({ logo, name }) => ({ src: logo, name })),
    {
      id: 'name',
      header: t('vendors.name'),
      cell: ({ id, name, company_name, company_name_arabic, asks, vat_state }) => (
        <div className="cell-stack">
          <Link to={href('editVendor', { id })}>
            <bdi>{name}</bdi>
          </Link>
          <bdi className="text-secondary">{localized(company_name, company_name_arabic)}</bdi>
          {asks && <Badge variant="warning">{t('vendors.request.badge')}</Badge>}
          {vat_state === 'waiting' && <Badge variant="warning">{t('vendors.tax.badge')}</Badge>}
        </div>
      ),
      primary: true,
    },
    {
      id: 'email',
      header: t('vendors.contact'),
      cell: ({ email, phone }) => (
        <div className="cell-stack ac-whole">
          <Email address={email} />
          <Bdi className="text-secondary">{phone}</Bdi>
        </div>
      ),
    },
    {
      id: 'status',
      header: t('vendors.status'),
      cell: (vendor) => <VendorStatusCell vendor={vendor} onChange={onChangeStatus} />,
    },
    {
      id: 'created',
      header: t('vendors.created'),
      cell: ({ created_at }) => <DateTime value={created_at} dayOnly />,
    },
    {
      id: 'actions',
      header: t('vendors.actions'),
      cell: (vendor) => <VendorActions vendor={vendor} onDelete={onDelete} />,
      align: 'end',
    },
  ];
}
