import type { AuditEntry } from '@balsam/shared-api';
import { DataTable, DateTime, Email, Modal, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { AuditThing } from './AuditThing.tsx';
import { ChangedValue } from './ChangedValue.tsx';
import { changesOf, type Change } from './changes.ts';
import { useAuditLabels } from './use-audit-labels.ts';

interface ChangesModalProps {
  entry: AuditEntry;
  onHide: () => void;
}

/** Details of a log entry: who, when, which record, and each value before and after. */
export function ChangesModal({ entry, onHide }: ChangesModalProps) {
  const { t } = useTranslation('admin-console');
  const { fieldOf } = useAuditLabels();
  const { actor, created_at, action_text, before, after } = entry;

  const columns: DataTableColumn<Change>[] = [
    { id: 'field', header: t('auditLog.field'), cell: ({ names }) => fieldOf(names), primary: true },
    {
      id: 'before',
      header: t('auditLog.before'),
      cell: (change) => <ChangedValue names={change.names} value={change.before} />,
    },
    {
      id: 'after',
      header: t('auditLog.after'),
      cell: (change) => <ChangedValue names={change.names} value={change.after} />,
    },
  ];
  return (
    <Modal show onHide={onHide} title={action_text} size="lg">
      <dl className="facts mb-3">
        <dt>{t('auditLog.thing')}</dt>
        <dd>
          <AuditThing entry={entry} />
        </dd>
        <dt>{t('auditLog.actor')}</dt>
        <dd>
          <div className="cell-stack">
            <bdi>{actor.name}</bdi>
            <Email address={actor.email} className="text-secondary" />
          </div>
        </dd>
        <dt>{t('auditLog.date')}</dt>
        <dd>
          <DateTime value={created_at} numeric />
        </dd>
      </dl>
      <DataTable
        columns={columns}
        rows={changesOf(before, after)}
        rowKey={({ names }) => names.join('.')}
        caption={t('auditLog.changes')}
        emptyText={t('auditLog.noDetails')}
      />
    </Modal>
  );
}
