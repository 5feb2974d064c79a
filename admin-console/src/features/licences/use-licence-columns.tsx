import type { AdminLicence } from '@balsam/shared-api';
import { Bdi, DateTime, formatDay, useLang, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { LicenceBadge } from './LicenceBadge.tsx';

export function useLicenceColumns(): DataTableColumn<AdminLicence>[] {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const localized = useLocalized();
  return [
    {
      id: 'vendor',
      header: t('licences.vendor'),
      primary: true,
      cell: ({ id, vendor }) => (
        <Link to={href('licence', { id })}>
          <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>
        </Link>
      ),
    },
    {
      id: 'licence',
      header: t('licences.licence'),
      cell: ({ type, number }) => (
        <span className="cell-stack">
          {localized(type.name, type.name_arabic)}
          <Bdi>{number}</Bdi>
        </span>
      ),
    },
    { id: 'expires', header: t('licences.expiresOn'), cell: (row) => formatDay(row.expires_on, lang) },
    {
      id: 'state',
      header: t('licences.state'),
      cell: (row) => (
        <span className="cell-stack">
          <LicenceBadge licence={row} />
          {row.reason !== '' && <bdi className="text-body-secondary">{row.reason}</bdi>}
        </span>
      ),
    },
    { id: 'submitted', header: t('licences.submitted'), cell: (row) => <DateTime value={row.submitted_at} /> },
    {
      id: 'by',
      header: t('licences.by'),
      optional: true,
      cell: ({ decided_by: name }) => name !== null && <bdi>{name}</bdi>,
    },
  ];
}
