import { Picture, Stars } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListTopRatedQuery } from '../../entities/catalog/catalog-api.ts';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { ProductPrice } from '../../entities/catalog/ProductPrice.tsx';
import { href } from '../../entities/page/paths.ts';

const SHOWN = 4;

/** Products with the best ratings. Optional content: without a response nothing is shown. */
export function TopRated() {
  const { t } = useTranslation('storefront');
  const { data: products = [] } = useListTopRatedQuery();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="top-rated">
      <h2 className="sf-filter-title" id="top-rated">
        {t('shop.topRated')}
      </h2>
      <ul className="sf-top-rated">
        {products.slice(0, SHOWN).map(({ id, slug, name, name_arabic, picture, rating, total_reviews, ...product }) => (
          <li key={id} className="sf-top-rated-item">
            <Picture picture={picture} alt="" sizes="64px" />
            <div>
              <Link className="stretched-link" to={href('product', { slug })}>
                <LocalizedText en={name} ar={name_arabic} />
              </Link>
              <Stars value={rating} count={total_reviews} />
              <ProductPrice product={product} />
            </div>
          </li>
        ))}
      </ul>
      <Link to={href('shop', { sort: 'rating_desc' })}>{t('shop.topRatedAll')}</Link>
    </section>
  );
}
