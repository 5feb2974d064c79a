import type { OrderProduct } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, useLang, useLocalized } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Order line for packing and checking: name and variant in both languages, SKU, batches. */
export function PaperLine({ product, lots }: Pick<OrderProduct, 'product' | 'lots'>) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const localized = useLocalized();
  const { name, name_arabic, variant, variant_arabic, sku } = product;
  const other = (english: string, arabic: string) => (localized('en', 'ar') === 'ar' ? english : arabic);
  const otherName = other(name, name_arabic);
  const otherVariant = other(variant, variant_arabic);
  return (
    <>
      <strong>
        <bdi>{localized(name, name_arabic)}</bdi>
      </strong>
      {otherName && (
        <span className="paper-line-kind">
          <bdi>{otherName}</bdi>
        </span>
      )}
      <span className="paper-line-kind">
        {variant && (
          <span>
            <bdi>{localized(variant, variant_arabic)}</bdi>
            {otherVariant && (
              <>
                {' / '}
                <bdi>{otherVariant}</bdi>
              </>
            )}
          </span>
        )}
        <Bdi>{sku}</Bdi>
      </span>
      {lots.map(({ lot_no: number, expires_on: expiry, quantity }) => (
        <span key={`${number}/${expiry}`} className="paper-line-kind">
          <Labelled label={t('papers.both.batch')}>{number ? <Bdi>{number}</Bdi> : '–'}</Labelled>
          {expiry && (
            <Labelled label={t('papers.both.expires')}>
              <DateTime value={expiry} dayOnly />
            </Labelled>
          )}
          <Labelled label={t('papers.both.quantity')}>{formatNumber(quantity, lang)}</Labelled>
        </span>
      ))}
    </>
  );
}

/** Value after a label in both languages, isolated so that its digits stay behind the label. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span>
      <bdi>{label}</bdi>: <bdi>{children}</bdi>
    </span>
  );
}
