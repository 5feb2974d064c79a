import type { LedgerEntry } from '@balsam/shared-api';
import { Bdi, formatDay, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { OwnAmount } from './OwnAmount.tsx';

/** The columns of the entries. */
export function useEntryColumns(): DataTableColumn<LedgerEntry>[] {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return [
    { id: 'kind', header: t('money.kind'), primary: true, cell: (entry) => <EntryName entry={entry} /> },
    { id: 'day', header: t('money.day'), cell: ({ occurred_on }) => formatDay(occurred_on, lang) },
    {
      id: 'order',
      header: t('money.order'),
      cell: ({ order_sub_no: slug }) =>
        slug === null ? t('money.noOrder') : <Link to={href('moneyPart', { slug })}>{slug}</Link>,
    },
    {
      id: 'amount',
      header: t('money.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <OwnAmount amount={amount} currency={currency} />,
    },
  ];
}

/** What an entry is, and the reason that somebody has given for it. */
function EntryName({ entry: { kind, reversed_kind: reversed, reason } }: { entry: LedgerEntry }) {
  const { t } = useTranslation('vendor-portal');
  const name = t(`money.kinds.${kind}`);
  return (
    <span className="cell-stack">
      {reversed === null ? name : t('money.reversalOf', { name: t(`money.kinds.${reversed}`) })}
      {reason !== '' && <Bdi className="text-body-secondary">{reason}</Bdi>}
    </span>
  );
}
