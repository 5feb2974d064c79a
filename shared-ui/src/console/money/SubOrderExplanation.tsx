import { useTranslation } from 'react-i18next';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';
import type { EntryView, MoneyReader, SubOrderView } from './money-view.ts';
import { SubOrderFacts } from './SubOrderFacts.tsx';
import { SubOrderLines } from './SubOrderLines.tsx';

interface PartExplanationProps<Entry extends EntryView> {
  part: SubOrderView & { entries: readonly Entry[] };
  reader: MoneyReader;
  /** Columns of the entries, without the order: all belong to this one. */
  columns: readonly DataTableColumn<Entry>[];
}

/**
 * Explains a vendor's earnings from a sub-order: the sums, each line with its commission rule, and the ledger entries.
 * It reports a difference between the lines and the ledger.
 */
export function SubOrderExplanation<Entry extends EntryView>({ part, reader, columns }: PartExplanationProps<Entry>) {
  const { t } = useTranslation('kit');
  if (!part.has_money) return <p className="alert alert-info">{t('money.part.before')}</p>;
  return (
    <>
      {!part.agrees && (
        <p className="alert alert-danger" role="alert">
          {t(`money.${reader}.disagrees`)}
        </p>
      )}
      <div className="stack stack-wide">
        <SubOrderFacts part={part} reader={reader} />
        <SubOrderLines part={part} reader={reader} />
        <section className="panel">
          <h2 className="panel-title">{t('money.entries')}</h2>
          <DataTable
            caption={t('money.entries')}
            columns={columns.filter(({ id }) => id !== 'order').map((column) => ({ ...column, optional: false }))}
            rows={part.entries}
            rowKey={({ id }) => id}
            emptyText={t('money.part.noEntries')}
          />
        </section>
      </div>
    </>
  );
}
