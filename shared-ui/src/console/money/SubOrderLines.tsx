import { useTranslation } from 'react-i18next';
import { Bdi } from '../../format/Bdi.tsx';
import { formatNumber } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import { useLocalized } from '../../format/use-localized.ts';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';
import { CommissionRule } from './CommissionRule.tsx';
import type { MoneyReader, SubOrderLineView, SubOrderView } from './money-view.ts';

interface PartLinesProps {
  part: SubOrderView;
  reader: MoneyReader;
}

/** Deductions and additions of a line, in the order of calculation. */
const AMOUNTS = [
  'sub_total',
  'discount_by_vendor',
  'shipping',
  'commission',
  'commission_vat',
  'vat_withheld',
] as const;

/** Lines of a sub-order: price, deductions with their rules, and the vendor's net amount. */
export function SubOrderLines({ part: { lines, total, currency }, reader }: PartLinesProps) {
  const { t } = useTranslation('kit');
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  // Omit columns that contain only zeros.
  const amounts = AMOUNTS.filter((name) => name === 'sub_total' || name === 'commission' || total[name] !== 0);
  const columns: DataTableColumn<SubOrderLineView>[] = [
    { id: 'product', header: t('money.part.product'), primary: true, cell: (line) => <LineName line={line} /> },
    ...amounts.map((name) => ({
      id: name,
      header: name === 'discount_by_vendor' ? t(`money.${reader}.coupon`) : t(`money.part.amounts.${name}`),
      align: 'end' as const,
      cell: (line: SubOrderLineView) => money(line[name]),
    })),
    { id: 'net', header: t(`money.${reader}.net`), align: 'end', cell: ({ net }) => money(net) },
    {
      id: 'rule',
      header: t('money.part.rule'),
      cell: (line) => <CommissionRule line={line} currency={currency} reader={reader} />,
    },
  ];
  const totals = Object.fromEntries([...amounts, 'net' as const].map((name) => [name, money(total[name])]));
  return (
    <section className="panel">
      <h2 className="panel-title">{t('money.part.lines')}</h2>
      <DataTable
        caption={t('money.part.lines')}
        columns={columns}
        rows={lines}
        rowKey={({ order_product_id: id }) => id}
        totals={{ product: t('money.part.total'), ...totals }}
      />
      <p className="form-text">{t(`money.${reader}.how`)}</p>
    </section>
  );
}

function LineName({ line: { name, name_arabic: arabic, sku, quantity } }: { line: SubOrderLineView }) {
  const { t } = useTranslation('kit');
  const localized = useLocalized();
  const lang = useLang();
  return (
    <span className="cell-stack">
      {localized(name, arabic)}
      <Bdi className="text-body-secondary">{sku}</Bdi>
      <span className="text-body-secondary">
        {t('money.part.quantity', { quantity: formatNumber(quantity, lang) })}
      </span>
    </span>
  );
}
