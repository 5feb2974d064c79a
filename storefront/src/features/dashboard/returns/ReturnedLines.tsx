import { useShowPictureQuery, type Return, type ReturnLine } from '@balsam/shared-api';
import { Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ReturnArticle } from './ReturnArticle.tsx';

/** Returned lines with their photos and outcome. */
export function ReturnedLines({ shown: { lines, currency, return_no: no } }: { shown: Return }) {
  const { t } = useTranslation('storefront');
  return (
    <section className="panel" aria-labelledby="return-lines">
      <h2 id="return-lines" className="panel-title">
        {t('returns.goods')}
      </h2>
      <ul className="sf-return-lines">
        {lines.map((line) => (
          <li key={line.id}>
            <div className="cluster cluster-between">
              <ReturnArticle product={line.product} quantity={line.quantity} />
              {line.refund > 0 && <Money amount={line.refund} currency={currency} />}
            </div>
            <About line={line} />
            {line.pictures.map((id) => (
              <Picture
                key={id}
                url={`returns/${no}/pictures/${id}`}
                alt={t('returns.pictureOf', { name: line.product.name })}
              />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function About({ line: { reason, note, refused, refused_reason } }: { line: ReturnLine }) {
  const { t } = useTranslation('storefront');
  return (
    <>
      <p className="mb-1">{reason === null ? t('returns.shippingOnly') : t(`returns.reasons.${reason}`)}</p>
      {note && <p dir="auto">{note}</p>}
      {refused > 0 && (
        <p className="alert alert-warning">
          {t('returns.refused', { count: refused })} <span dir="auto">{refused_reason}</span>
        </p>
      )}
    </>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const { data } = useShowPictureQuery(url);
  return data ? <img className="sf-return-picture" src={data} alt={alt} /> : null;
}
