import type { Lot } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, useLang, useLocalized } from '@balsam/shared-ui';
import { LotExpiry, LotState } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { MarkDown } from './MarkDown.tsx';

/** Facts of a batch. */
export function LotFacts({ lot }: { lot: Lot }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { product, variant, sku, gtin, made_on, received_on, sell_until, on_hand, quarantine_reason: reason } = lot;
  return (
    <section className="panel">
      <h2 className="panel-title">{t('lots.facts')}</h2>
      <dl className="facts">
        <dt>{t('lots.product')}</dt>
        <dd>
          <Link to={href('editProduct', { slug: product.slug })}>{localized(product.name, product.name_arabic)}</Link>
          {variant && ` · ${localized(variant.label, variant.label_arabic)}`} <Bdi>{sku}</Bdi>
        </dd>
        <dt>{t('lots.state')}</dt>
        <dd>
          <LotState lot={lot} /> {reason && <bdi>{reason}</bdi>}
        </dd>
        <dt>{t('lots.onHand')}</dt>
        <dd>{formatNumber(on_hand, lang)}</dd>
        <dt>{t('lots.expires')}</dt>
        <dd>
          <LotExpiry lot={lot} />
        </dd>
        {sell_until && (
          <>
            <dt>{t('lots.sellUntil')}</dt>
            <dd>
              <DateTime value={sell_until} dayOnly />
            </dd>
          </>
        )}
        {(lot.marked_down !== null || lot.mark_down) && (
          <>
            <dt>{t('lots.markDown.title')}</dt>
            <dd>
              <MarkDown lot={lot} />
            </dd>
          </>
        )}
        {made_on && (
          <>
            <dt>{t('lots.madeOn')}</dt>
            <dd>
              <DateTime value={made_on} dayOnly />
            </dd>
          </>
        )}
        <dt>{t('lots.receivedOn')}</dt>
        <dd>
          <DateTime value={received_on} dayOnly />
        </dd>
        {gtin && (
          <>
            <dt>{t('lots.gtin')}</dt>
            <dd>
              <Bdi>{gtin}</Bdi>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
