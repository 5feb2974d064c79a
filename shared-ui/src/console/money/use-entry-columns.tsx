import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import type { EntryLinks, EntryView, MoneyReader } from './money-view.ts';
import { OwedAmount } from './OwedAmount.tsx';

export function useEntryColumns<Entry extends EntryView>(
  reader: MoneyReader,
  { partHref, payoutHref, statementHref }: EntryLinks,
): DataTableColumn<Entry>[] {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return [
    { id: 'kind', header: t('money.kind'), primary: true, cell: (entry) => <EntryName entry={entry} /> },
    { id: 'day', header: t('money.day'), cell: ({ occurred_on }) => formatDay(occurred_on, lang) },
    {
      id: 'order',
      header: t('money.order'),
      cell: ({ order_sub_no: slug }) => (slug === null ? t('money.noOrder') : <Link to={partHref(slug)}>{slug}</Link>),
    },
    {
      id: 'stands',
      header: t('money.standsIn'),
      optional: true,
      cell: ({ payout_no: payout, statement_no: statement }) => (
        <span className="cell-stack">
          {payout !== null && <Link to={payoutHref(payout)}>{payout}</Link>}
          {statement !== null && <Link to={statementHref(statement)}>{statement}</Link>}
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('money.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <OwedAmount amount={amount} currency={currency} reader={reader} />,
    },
  ];
}

/** Kind of an entry, with its reason. */
function EntryName({ entry: { kind, reversed_kind: reversed, reason } }: { entry: EntryView }) {
  const { t } = useTranslation('kit');
  const name = t(`money.kinds.${kind}`);
  return (
    <span className="cell-stack">
      {reversed === null ? name : t('money.reversalOf', { name: t(`money.kinds.${reversed}`) })}
      {reason !== '' && <bdi className="text-body-secondary">{reason}</bdi>}
    </span>
  );
}
