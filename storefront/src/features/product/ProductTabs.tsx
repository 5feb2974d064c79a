import type { ProductDetail } from '@balsam/shared-api';
import { Tabs, useTabParam } from '@balsam/shared-ui';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Description } from './Description.tsx';
import { Reviews } from './reviews/Reviews.tsx';

const TABS = ['description', 'reviews'] as const;

interface ProductTabsProps {
  product: ProductDetail;
  /** Scroll target of links to the reviews. */
  start: RefObject<HTMLElement | null>;
}

/** Tabs for description and reviews; the description alone if reviews are off. */
export function ProductTabs({ product, start }: ProductTabsProps) {
  const { t } = useTranslation('storefront');
  const titleId = useId();
  if (product.reviews_open) return <TabsWithReviews product={product} start={start} />;
  return (
    <section ref={start} className="sf-product-tabs" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('product.description')}</h2>
      <Description product={product} />
    </section>
  );
}

function TabsWithReviews({ product, start }: ProductTabsProps) {
  const { t } = useTranslation('storefront');
  const { value, onChange } = useTabParam(TABS);
  const cameForReviews = useRef(value === 'reviews');
  const [hasAsked, setHasAsked] = useState(false);
  // Reviews load when first opened; then they stay mounted with any input.
  if (value === 'reviews' && !hasAsked) setHasAsked(true);

  useEffect(() => {
    if (cameForReviews.current) start.current?.scrollIntoView();
  }, [start]);

  return (
    <section ref={start} className="sf-product-tabs" aria-label={t('product.about')}>
      <Tabs
        label={t('product.about')}
        value={value}
        onChange={onChange}
        tabs={[
          { id: 'description', label: t('product.description'), content: <Description product={product} /> },
          {
            id: 'reviews',
            label: t('product.reviews.title', { total: product.total_reviews }),
            content: hasAsked && <Reviews productId={product.id} />,
          },
        ]}
      />
    </section>
  );
}
