import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Thumbnail } from '../../picture/Thumbnail.tsx';
import { formatNumber, type Currency } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';

interface TopRow {
  id: number;
  name: string;
  /** Target of the row's link; undefined if the person may not open it. */
  href: string | undefined;
  image?: string | null;
  count: number;
  /** In major units. */
  sales: number;
}

interface TopListProps {
  title: string;
  rows: readonly TopRow[];
  currency: Currency;
  nameHeader: string;
  countHeader: string;
  salesHeader: string;
  emptyText: string;
}

/** Best sellers of a period; each row links to its page. */
export function TopList(props: TopListProps) {
  const { title, rows, currency, nameHeader, countHeader, salesHeader, emptyText } = props;
  const { t } = useTranslation('kit');
  const lang = useLang();
  const columns: DataTableColumn<TopRow>[] = [
    {
      id: 'image',
      header: t('sales.image'),
      hideHeader: true,
      cell: ({ image = null, name }) => <Thumbnail src={image} name={name} />,
    },
    {
      id: 'name',
      header: nameHeader,
      cell: ({ href, name }) => (href ? <Link to={href}>{name}</Link> : name),
      primary: true,
    },
    { id: 'count', header: countHeader, cell: ({ count }) => formatNumber(count, lang), align: 'end' },
    {
      id: 'sales',
      header: salesHeader,
      cell: ({ sales }) => <Money amount={sales} currency={currency} />,
      align: 'end',
    },
  ];
  return (
    <section>
      <h3 className="panel-title">{title}</h3>
      <DataTable columns={columns} rows={rows} rowKey={({ id }) => id} caption={title} emptyText={emptyText} />
    </section>
  );
}
