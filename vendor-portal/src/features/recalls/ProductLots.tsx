import type { Lot, RecallDetail } from '@balsam/shared-api';
import {
  Bdi,
  DataTable,
  DateTime,
  formatNumber,
  QueryState,
  SearchBox,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenProduct, RecallValues } from './recall-values.ts';
import { useListOwnLotsQuery } from './recalls-api.ts';

interface ProductLotsProps {
  product: ChosenProduct;
  recall: RecallDetail | null;
}

/** Batches of a product to choose from, or what happens to a product without any. */
export function ProductLots({ product, recall }: ProductLotsProps) {
  const { t } = useTranslation('vendor-portal');
  const localized = useLocalized();
  const [search, setSearch] = useState('');
  const query = useListOwnLotsQuery({ product: product.id, search });
  const name = localized(product.name, product.name_arabic);
  return (
    <QueryState query={query}>
      {({ rows, meta }) => {
        if (rows.length === 0 && search === '') return <p>{t('recalls.noLotsYet')}</p>;
        return (
          <>
            {(search !== '' || meta.last_page > 1) && (
              <SearchBox value={search} onChange={setSearch} label={t('recalls.findLot', { name })} />
            )}
            <Lots name={name} product={product} rows={rows} recall={recall} />
          </>
        );
      }}
    </QueryState>
  );
}

interface LotsProps extends ProductLotsProps {
  name: string;
  rows: readonly Lot[];
}

function Lots({ name, product, rows, recall }: LotsProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { values, setFieldValue } = useFormikContext<RecallValues>();
  const known = new Map(recall?.lots.map((lot) => [lot.id, lot]));
  const isFixed = (id: number) => recall?.state === 'open' && known.get(id)?.recalled === true;
  const chosen = Object.entries(values.lots).flatMap(([id, of]) => (of === product.id ? [Number(id)] : []));
  const columns: DataTableColumn<Lot>[] = [
    {
      id: 'lot',
      header: t('recalls.lot'),
      primary: true,
      cell: ({ lot_no: number, variant }) => (
        <>
          {number ? <Bdi>{number}</Bdi> : t('recalls.lotUnknown')}
          {variant && <bdi className="text-body-secondary"> {localized(variant.label, variant.label_arabic)}</bdi>}
        </>
      ),
    },
    {
      id: 'expires',
      header: t('recalls.expires'),
      cell: ({ expires_on: day }) => day && <DateTime value={day} dayOnly />,
    },
    {
      id: 'on_hand',
      header: t('recalls.onHand'),
      align: 'end',
      cell: ({ on_hand: units }) => formatNumber(units, lang),
    },
  ];
  // The units sold are known once the draft is saved.
  if (recall)
    columns.push({
      id: 'sold',
      header: t('recalls.sold'),
      align: 'end',
      cell: ({ id }) => {
        const lot = known.get(id);
        return lot && formatNumber(lot.sold, lang);
      },
    });
  const choose = (ids: readonly number[]) => {
    const removed = chosen.filter((id) => !ids.includes(id) && !isFixed(id));
    return setFieldValue('lots', {
      ...values.lots,
      ...Object.fromEntries(removed.map((id) => [id, null])),
      ...Object.fromEntries(ids.map((id) => [id, product.id])),
    });
  };
  return (
    <>
      <DataTable
        caption={t('recalls.lotsOf', { name })}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        selection={{ selected: new Set(chosen), onChange: (selected) => void choose([...selected].map(Number)) }}
        emptyText={t('recalls.noLot')}
      />
      <p role="status">{t('recalls.lotsChosen', { count: chosen.length })}</p>
    </>
  );
}
