import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Bdi } from '../../format/Bdi.tsx';
import { formatDayPart } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import type { MoneyReader } from './money-view.ts';
import { OwedAmount } from './OwedAmount.tsx';
import type { StatementView } from './statement-view.ts';

/** Columns of a list of statements. @param hrefOf page of a statement */
export function useStatementColumns<Statement extends StatementView>(
  reader: MoneyReader,
  hrefOf: (statementNo: string) => string,
): DataTableColumn<Statement>[] {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const amount = (name: 'opening' | 'closing'): DataTableColumn<Statement> => ({
    id: name,
    header: t(`statements.${name}`),
    align: 'end',
    cell: (statement) => <OwedAmount amount={statement[name]} currency={statement.currency} reader={reader} />,
  });
  return [
    {
      id: 'number',
      header: t('statements.number'),
      primary: true,
      cell: ({ statement_no: number }) => (
        <Link to={hrefOf(number)}>
          <Bdi>{number}</Bdi>
        </Link>
      ),
    },
    {
      id: 'month',
      header: t('statements.month'),
      cell: ({ from_day: day }) => formatDayPart(day, 'monthOfYear', lang),
    },
    amount('opening'),
    amount('closing'),
  ];
}
