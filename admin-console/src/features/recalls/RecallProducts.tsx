import { Allowed, type RecallDetail, type RecallLiftForm } from '@balsam/shared-api';
import { Badge, Bdi, Button, useLocalized } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { LiftModal } from './LiftModal.tsx';
import { RecalledLots } from './RecalledLots.tsx';

type Product = RecallDetail['products'][number];
type Lot = RecallDetail['lots'][number];

interface Lifting extends Omit<RecallLiftForm, 'reason'> {
  /** Product, or its batch. */
  name: string;
}

/** Products of a recall with their batches; of an open or closed one they can be lifted. */
export function RecallProducts({ recall }: { recall: RecallDetail }) {
  const { t } = useTranslation('admin-console');
  const [lifting, setLifting] = useState<Lifting | null>(null);
  return (
    <section aria-labelledby="recall-products">
      <h2 id="recall-products" className="panel-title">
        {t('recalls.products')}
      </h2>
      <div className="stack">
        {recall.products.map((product) => (
          <RecalledProduct key={product.id} recall={recall} product={product} onLift={setLifting} />
        ))}
      </div>
      {lifting && <LiftModal id={recall.id} {...lifting} onHide={() => setLifting(null)} />}
    </section>
  );
}

interface RecalledProductProps {
  recall: RecallDetail;
  product: Product;
  onLift: (lifting: Lifting) => void;
}

function RecalledProduct({ recall, product, onLift }: RecalledProductProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const name = localized(product.name, product.name_arabic);
  const lots = recall.lots.filter((lot) => lot.product_id === product.id && (lot.recalled || lot.lifted));
  const recalled = lots.filter((lot) => lot.recalled).map(({ id }) => id);
  const canLift = recall.state === 'open' || recall.state === 'closed';
  const liftLot = (lot: Lot) =>
    onLift({ name: `${name}, ${lot.lot_no || t('recalls.lotUnknown')}`, lot_ids: [lot.id], product_ids: [] });
  return (
    <div className="panel stack">
      <div className="cluster cluster-between">
        <div>
          <h3 className="recall-product">
            <Link to={href('product', { id: String(product.id) })}>
              <bdi>{name}</bdi>
            </Link>
          </h3>
          <div className="cluster text-body-secondary">
            <Bdi>{product.sku}</Bdi>
            <bdi>{localized(product.company_name, product.company_name_arabic)}</bdi>
            {product.lifted && <Badge variant="success">{t('recalls.lifted')}</Badge>}
          </div>
        </div>
        {canLift && !product.lifted && (
          <Allowed permission="catalogue.write">
            <Button
              variant="outline"
              size="sm"
              aria-label={t('recalls.liftOf', { name })}
              onClick={() => onLift({ name, product_ids: [product.id], lot_ids: recalled })}
            >
              {t('recalls.lift')}
            </Button>
          </Allowed>
        )}
      </div>
      {!product.tracks_lots && !product.lifted && (
        <p>{t(recall.state === 'draft' ? 'recalls.noLotsDraft' : 'recalls.noLots')}</p>
      )}
      {lots.length > 0 && (
        <RecalledLots caption={t('recalls.lotsOf', { name })} lots={lots} onLift={canLift ? liftLot : null} />
      )}
    </div>
  );
}
