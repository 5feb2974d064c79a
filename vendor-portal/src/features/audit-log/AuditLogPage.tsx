import { activeFilters, useDownloadFileMutation, type AuditEntry } from '@balsam/shared-api';
import { DateTime, DownloadButton, SearchBox, type DataTableColumn } from '@balsam/shared-ui';
import { ConsoleListPage, FilterSelect, SpanFilter, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { AUDIT_FILTERS, useListVendorActorsQuery, useListVendorAuditQuery } from './audit-api.ts';

/** Changes that members of the store have made. The file also has the values before and after. */
export function AuditLogPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(AUDIT_FILTERS);
  const query = useListVendorAuditQuery({ page, perPage, ...values });
  const { data: actors = [] } = useListVendorActorsQuery();
  const [download] = useDownloadFileMutation();

  const columns: DataTableColumn<AuditEntry>[] = [
    { id: 'action', header: t('auditLog.action'), cell: ({ action_text }) => action_text, primary: true },
    {
      id: 'thing',
      header: t('auditLog.thing'),
      cell: ({ label, entity_id, entity_text }) => (
        <div className="cell-stack">
          <span dir="auto">{label || entity_id}</span>
          <span className="text-secondary">{entity_text}</span>
        </div>
      ),
    },
    { id: 'actor', header: t('auditLog.actor'), cell: ({ actor }) => <bdi>{actor.name}</bdi> },
    { id: 'date', header: t('auditLog.date'), cell: ({ created_at }) => <DateTime value={created_at} numeric /> },
  ];
  return (
    <ConsoleListPage
      title={t('auditLog.title')}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('auditLog.search')} />
          <FilterSelect
            label={t('auditLog.actor')}
            value={values.actor}
            onChange={(value) => setValue('actor', value)}
            options={actors.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={t('auditLog.anyActor')}
          />
          <SpanFilter from={values.from} to={values.to} onChange={setValue} />
        </>
      }
      actions={
        <DownloadButton
          onDownload={() => download({ url: 'vendor/audit.csv', params: activeFilters(values) }).unwrap()}
        >
          {t('auditLog.export')}
        </DownloadButton>
      }
      query={query}
      columns={columns}
      listKey="vendor-audit-log"
      loadingText={t('auditLog.loading')}
      emptyText={t(isFiltered ? 'auditLog.noMatch' : 'auditLog.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
