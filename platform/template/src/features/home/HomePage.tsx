import { ButtonLink, houseIcon, Money, QueryState, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useListNewAreaProductsQuery } from './products-api.ts';

/** First page of the area: its purpose, and the best rated products. */
export function HomePage() {
  const { t } = useTranslation('new-area');
  const localized = useLocalized();
  const query = useListNewAreaProductsQuery();
  return (
    <div className="page page-narrow">
      <title>{t('title')}</title>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('home.lead')}</p>
      </div>
      <section className="panel" aria-labelledby="products">
        <h2 id="products" className="panel-title">
          {t('home.products')}
        </h2>
        <QueryState
          query={query}
          empty={{ when: (products) => products.length === 0, title: t('home.none'), text: t('home.noneText') }}
        >
          {(products) => (
            <ul className="order-lines">
              {products.map(({ id, name, name_arabic, price, currency }) => (
                <li key={id}>
                  <span>{localized(name, name_arabic)}</span>
                  <Money amount={price} currency={currency} />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </section>
      <ButtonLink to="/" icon={houseIcon} variant="outline" className="mt-3">
        {t('home.back')}
      </ButtonLink>
    </div>
  );
}
