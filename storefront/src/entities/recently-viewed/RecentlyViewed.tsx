import { Button, Picture } from '@balsam/shared-ui';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListProductsQuery } from '../catalog/catalog-api.ts';
import { writeIds } from '../catalog/stored-ids.ts';
import { LocalizedText } from '../catalog/LocalizedText.tsx';
import { ProductPrice } from '../catalog/ProductPrice.tsx';
import { MOST_VIEWED, useRecentlyViewed } from './use-recently-viewed.ts';
import './recently-viewed.css';
import { href } from '../page/paths.ts';

interface RecentlyViewedProps {
  /** Id of the open product. */
  except?: number;
}

/** Recently viewed products that are still on sale. Optional content: without any, nothing is shown. */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const { t } = useTranslation('storefront');
  const titleId = useId();
  const viewed = useRecentlyViewed();
  const ids = viewed.ids.filter((id) => id !== except).slice(0, MOST_VIEWED);
  const { data } = useListProductsQuery({ ids: writeIds(ids) }, { skip: ids.length === 0 });
  const products = ids.flatMap((id) => data?.products.find((product) => product.id === id) ?? []);
  if (products.length === 0) return null;

  const clear = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the list, so the focus moves to the page.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    viewed.clear();
  };
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="section-heading">
        <h2 id={titleId}>{t('recentlyViewed.title')}</h2>
        <Button variant="link" onClick={clear}>
          {t('recentlyViewed.clear')}
        </Button>
      </div>
      <ul className="sf-recent">
        {products.map(({ id, slug, name, name_arabic, picture, ...product }) => (
          <li key={id}>
            <Picture picture={picture} alt="" sizes="160px" />
            <Link className="stretched-link" to={href('product', { slug })}>
              <LocalizedText en={name} ar={name_arabic} />
            </Link>
            <ProductPrice product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
