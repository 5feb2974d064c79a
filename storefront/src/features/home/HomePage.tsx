import { OrganizationData } from '../../entities/company/OrganizationData.tsx';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';
import { NewsletterArea } from '../../entities/newsletter/NewsletterArea.tsx';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { CallToAction } from './CallToAction.tsx';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { FeaturesStrip } from './FeaturesStrip.tsx';
import { Hero } from './Hero.tsx';
import { NotOpenYet } from './NotOpenYet.tsx';
import { Restock } from './Restock.tsx';
import { Testimonials } from './Testimonials.tsx';
import './home.css';

/** Home page, or a notice while nothing is on sale yet. */
export function HomePage() {
  const { data: site } = useGetSiteQuery();
  return (
    <>
      <PageHead page="home" />
      <OrganizationData />
      {site?.is_open === false ? (
        <NotOpenYet />
      ) : (
        <>
          <Hero />
          <FeaturedProducts />
          {/* It appears late, so it is below the first screen. */}
          <Restock />
          <FeaturesStrip />
          <CategoryCarousel />
          <Testimonials />
          <CallToAction />
        </>
      )}
      <NewsletterArea />
    </>
  );
}
