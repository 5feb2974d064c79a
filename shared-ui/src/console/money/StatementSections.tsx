import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { DataTable } from '../../table/DataTable.tsx';
import type { MoneyReader } from './money-view.ts';
import { OwedAmount } from './OwedAmount.tsx';
import type { StatementDetailView } from './statement-view.ts';

interface StatementSectionsProps {
  statement: StatementDetailView;
  reader: MoneyReader;
}

type Section = StatementDetailView['sections'][number];
type Row = Omit<Section, 'section'> & { section: Section['section'] | 'opening' };

/** Opening to closing balance of a month by section; each section links to its rows. */
export function StatementSections({ statement, reader }: StatementSectionsProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { currency, sections, opening, closing } = statement;
  const owed = (amount: number) => <OwedAmount amount={amount} currency={currency} reader={reader} />;
  const rows: Row[] = [{ section: 'opening', amount: opening, rows: 0 }, ...sections];
  return (
    <section className="panel">
      <h2 className="panel-title">{t('statements.sums')}</h2>
      <DataTable
        caption={t('statements.sums')}
        columns={[
          {
            id: 'section',
            header: t('statements.section'),
            primary: true,
            cell: ({ section }) =>
              section === 'opening' ? (
                t('statements.opening')
              ) : (
                <Link to={{ search: `section=${section}` }}>{t(`statements.sections.${section}`)}</Link>
              ),
          },
          {
            id: 'rows',
            header: t('statements.rowCount'),
            align: 'end',
            cell: ({ section, rows: count }) => section !== 'opening' && formatNumber(count, lang),
          },
          { id: 'amount', header: t('money.amount'), align: 'end', cell: ({ amount }) => owed(amount) },
        ]}
        rows={rows}
        rowKey={({ section }) => section}
        totals={{ section: t('statements.closing'), amount: owed(closing) }}
      />
    </section>
  );
}
