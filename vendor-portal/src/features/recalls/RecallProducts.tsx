import type { RecallDetail } from '@balsam/shared-api';
import {
  Badge,
  Bdi,
  DataTable,
  DateTime,
  formatNumber,
  useLang,
  useLocalized,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

type Product = RecallDetail['products'][number];
type Lot = RecallDetail['lots'][number];

/** Own products of a recall with their batches. */
export function RecallProducts({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <section aria-labelledby="recall-products">
      <h2 id="recall-products" className="panel-title">
        {t('recalls.products')}
      </h2>
      <div className="stack">
        {recall.products.map((product) => (
          <RecalledProduct
            key={product.id}
            product={product}
            lots={recall.lots.filter((lot) => lot.product_id === product.id && (lot.recalled || lot.lifted))}
            isDraft={recall.state === 'draft'}
          />
        ))}
      </div>
    </section>
  );
}

interface RecalledProductProps {
  product: Product;
  lots: readonly Lot[];
  isDraft: boolean;
}

function RecalledProduct({ product, lots, isDraft }: RecalledProductProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const name = localized(product.name, product.name_arabic);
  const columns: DataTableColumn<Lot>[] = [
    {
      id: 'lot',
      header: t('recalls.lot'),
      primary: true,
      cell: ({ id, lot_no: number }) => (
        <Link to={href('lot', { id })}>{number ? <Bdi>{number}</Bdi> : t('recalls.lotUnknown')}</Link>
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
    { id: 'sold', header: t('recalls.sold'), align: 'end', cell: ({ sold }) => formatNumber(sold, lang) },
    {
      id: 'state',
      header: t('recalls.state'),
      cell: ({ lifted }) => lifted && <Badge variant="success">{t('recalls.lifted')}</Badge>,
    },
  ];
  return (
    <div className="panel stack">
      <div>
        <h3 className="recall-product">
          <Link to={href('editProduct', { slug: product.slug })}>
            <bdi>{name}</bdi>
          </Link>
        </h3>
        <div className="cluster text-body-secondary">
          <Bdi>{product.sku}</Bdi>
          {product.lifted && <Badge variant="success">{t('recalls.lifted')}</Badge>}
        </div>
      </div>
      {!product.tracks_lots && !product.lifted && <p>{t(isDraft ? 'recalls.noLotsDraft' : 'recalls.noLots')}</p>}
      {lots.length > 0 && (
        <DataTable caption={t('recalls.lotsOf', { name })} rows={lots} rowKey={({ id }) => id} columns={columns} />
      )}
    </div>
  );
}
