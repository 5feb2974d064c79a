import type { AuditEntry } from '@balsam/shared-api';
import { Button, DateTime, type DataTableColumn } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { AUDIT_FILTERS, useListAuditQuery } from './audit-api.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditThing } from './AuditThing.tsx';
import { ChangesModal } from './ChangesModal.tsx';

/** Audit log of changes by admins and vendors: who, when, what, before and after. It cannot be edited. */
export function AuditLogPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(AUDIT_FILTERS);
  const query = useListAuditQuery({ page, perPage, ...values });
  const [openId, setOpenId] = useState<number | null>(null);
  const open = query.data?.rows.find(({ id }) => id === openId);

  const columns: DataTableColumn<AuditEntry>[] = [
    {
      id: 'action',
      header: t('auditLog.action'),
      cell: ({ id, action_text }) => (
        <Button variant="link" onClick={() => setOpenId(id)}>
          {action_text}
        </Button>
      ),
      primary: true,
    },
    { id: 'thing', header: t('auditLog.thing'), cell: (entry) => <AuditThing entry={entry} /> },
    {
      id: 'actor',
      header: t('auditLog.actor'),
      cell: ({ actor }) => (
        <div className="cell-stack">
          <bdi>{actor.name}</bdi>
          <span className="text-secondary">{t(`auditLog.roles.${actor.role}`)}</span>
        </div>
      ),
    },
    { id: 'date', header: t('auditLog.date'), cell: ({ created_at }) => <DateTime value={created_at} numeric /> },
  ];
  return (
    <ConsoleListPage
      title={t('auditLog.title')}
      filters={<AuditFilters values={values} onChange={setValue} />}
      actions={<CsvButton url="admin/audit.csv" filters={values} />}
      query={query}
      columns={columns}
      listKey="admin-audit-log"
      loadingText={t('auditLog.loading')}
      emptyText={t(isFiltered ? 'auditLog.noMatch' : 'auditLog.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {open && <ChangesModal entry={open} onHide={() => setOpenId(null)} />}
    </ConsoleListPage>
  );
}
