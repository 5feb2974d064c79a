import type { ProductDetail } from '@balsam/shared-api';
import Tab from 'react-bootstrap/Tab';
import Tabs from 'react-bootstrap/Tabs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../catalog/LocalizedText.tsx';
import { Reviews } from './Reviews.tsx';

/** The description and what buyers say. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const { description, description_arabic, tags, reviews, total_reviews } = product;
  return (
    <Tabs id="product-tabs" defaultActiveKey="description" className="sf-tabs">
      <Tab eventKey="description" title={t('product.description')}>
        <div className="sf-description">
          <LocalizedText en={description} ar={description_arabic} />
        </div>
        {tags.length > 0 && (
          <ul className="sf-chips" aria-label={t('product.tags')}>
            {tags.map(({ slug, name }) => (
              <li key={slug}>
                <Link className="sf-chip" to={`/shop?tag=${encodeURIComponent(slug)}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Tab>
      <Tab eventKey="reviews" title={t('product.reviews.title', { total: total_reviews })}>
        <Reviews reviews={reviews} />
      </Tab>
    </Tabs>
  );
}
