import { Allowed, type AdminLedgerEntry, type LedgerLine } from '@balsam/shared-api';
import { Button, DataTable, DateTime, Modal, Money, type DataTableColumn } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReverseEntry } from './ReverseEntry.tsx';

interface EntryModalProps {
  entry: AdminLedgerEntry;
  onHide: () => void;
}

/** Entries that an admin posts by hand. Entries of orders and payouts change with their status instead. */
const BY_HAND: readonly AdminLedgerEntry['kind'][] = [
  ...(['adjustment', 'carrier_remitted', 'provider_settled', 'vendor_paid_in'] as const),
];

type NumberedLine = LedgerLine & { no: number };

/** Accounting view of an entry: account and side of each line. Manual entries can be reversed here. */
export function EntryModal({ entry, onHide }: EntryModalProps) {
  const { t } = useTranslation('admin-console');
  const { t: kit } = useTranslation('kit');
  const [isReversing, setIsReversing] = useState(false);
  const { id, kind, currency, lines, actor, reason, created_at: createdAt } = entry;
  const amount = (size: number) => size > 0 && <Money amount={size} currency={currency} />;
  const columns: DataTableColumn<NumberedLine>[] = [
    { id: 'account', header: t('money.account'), primary: true, cell: ({ account }) => t(`money.accounts.${account}`) },
    { id: 'component', header: t('money.component'), cell: ({ component }) => t(`money.components.${component}`) },
    { id: 'debit', header: t('money.debit'), align: 'end', cell: (line) => amount(line.amount) },
    { id: 'credit', header: t('money.credit'), align: 'end', cell: (line) => amount(-line.amount) },
  ];
  return (
    <Modal
      show
      size="lg"
      onHide={onHide}
      title={t('money.entryTitle', { kind: kit(`money.kinds.${kind}`), number: id })}
    >
      <div className="stack">
        <p className="mb-0">
          <DateTime value={createdAt} /> {actor && <bdi>{actor}</bdi>}
        </p>
        {reason !== '' && (
          <blockquote className="mb-0">
            <bdi>{reason}</bdi>
          </blockquote>
        )}
        <DataTable
          caption={t('money.lines')}
          columns={columns}
          rows={lines.map((line, index) => ({ ...line, no: index + 1 }))}
          rowKey={({ no }) => no}
        />
        {BY_HAND.includes(kind) &&
          (isReversing ? (
            <ReverseEntry id={id} onHide={onHide} />
          ) : (
            <Allowed permission="money.manage">
              <div className="cluster cluster-end">
                <Button variant="outline" onClick={() => setIsReversing(true)}>
                  {t('money.reverse.title')}
                </Button>
              </div>
            </Allowed>
          ))}
      </div>
    </Modal>
  );
}
