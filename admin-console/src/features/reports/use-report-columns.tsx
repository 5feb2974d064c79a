import type { Report } from '@balsam/shared-api';
import { Button, Email, useLocalized, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { createdColumn } from '../../entities/lists/columns.tsx';
import { ReportBadges } from './ReportBadges.tsx';
import { useReportedName } from './use-reported-name.ts';

/** @param onRead opens a report */
export function useReportColumns(onRead: (report: Report) => void): DataTableColumn<Report>[] {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const nameOf = useReportedName();
  return [
    {
      id: 'thing',
      header: t('reports.thing'),
      primary: true,
      cell: (report) => (
        <Button variant="link" onClick={() => onRead(report)}>
          <bdi>{nameOf(report)}</bdi>
        </Button>
      ),
    },
    { id: 'reason', header: t('reports.reason'), cell: ({ reason }) => t(`reports.reasons.${reason}`) },
    {
      id: 'vendor',
      header: t('reports.vendor'),
      cell: ({ vendor }) => <bdi>{localized(vendor.company_name, vendor.company_name_arabic)}</bdi>,
    },
    {
      id: 'reporter',
      header: t('reports.reporter'),
      optional: true,
      cell: ({ reporter }) => <Email address={reporter.email} />,
    },
    createdColumn(t('reports.date')),
    { id: 'state', header: t('reports.state'), cell: (report) => <ReportBadges report={report} /> },
  ];
}
