import { useTranslation } from 'react-i18next';
import { CallToAction } from './CallToAction.tsx';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { FeaturesStrip } from './FeaturesStrip.tsx';
import { Hero } from './Hero.tsx';
import './home.css';

/** The shop window. */
export function HomePage() {
  const { t } = useTranslation('storefront');
  return (
    <>
      <title>{t('home.title')}</title>
      <meta name="description" content={t('home.description')} />
      <link rel="canonical" href="/" />
      <Hero />
      <FeaturesStrip />
      <CategoryCarousel />
      <FeaturedProducts />
      <CallToAction />
    </>
  );
}
