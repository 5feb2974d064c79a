import { LANGUAGES, useListCategoriesQuery, type Category } from '@balsam/shared-api';
import { Button, QueryState, Skeleton, useLang, chevronLeftIcon, chevronRightIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CategoryTile } from './CategoryTile.tsx';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { useCarouselState } from './use-carousel-state.ts';
import { useCarousel } from './use-carousel.ts';

const SLIDES_AT_MOST = 5;

/** Categories in a carousel that fills the width of the page. */
export function CategoryCarousel() {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const query = useListCategoriesQuery();
  if (query.data?.length === 0) return null;
  return (
    <section className="sf-row section" aria-labelledby="shop-by-category">
      <QueryState query={query} loading={<CarouselSkeleton title={t('home.categories.title')} />}>
        {(categories) => <Carousel key={lang} categories={categories} />}
      </QueryState>
    </section>
  );
}

function Carousel({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { viewport, carousel, move } = useCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    direction: LANGUAGES[lang].dir,
    slidesToScroll: 'auto',
  });
  const { canGoBack, canGoOn } = useCarouselState(carousel);
  return (
    <>
      <div className="section-heading">
        <h2 id="shop-by-category">{t('home.categories.title')}</h2>
        <div className="cluster">
          <Button
            variant="outline"
            icon={chevronLeftIcon}
            aria-label={t('home.categories.previous')}
            disabled={!canGoBack}
            onClick={() => void move((running) => running.scrollPrev(prefersReducedMotion()))}
          />
          <Button
            variant="outline"
            icon={chevronRightIcon}
            aria-label={t('home.categories.next')}
            disabled={!canGoOn}
            onClick={() => void move((running) => running.scrollNext(prefersReducedMotion()))}
          />
        </div>
      </div>
      <div className="sf-carousel" ref={viewport}>
        <ul className="sf-carousel-track">
          {categories.map((category) => (
            <li key={category.id} className="sf-carousel-slide">
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function CarouselSkeleton({ title }: { title: string }) {
  return (
    <>
      <div className="section-heading">
        <h2>{title}</h2>
      </div>
      <div className="sf-carousel">
        <div className="sf-carousel-track">
          {Array.from({ length: SLIDES_AT_MOST }, (_, index) => (
            <div key={index} className="sf-carousel-slide">
              <Skeleton shape="picture" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
