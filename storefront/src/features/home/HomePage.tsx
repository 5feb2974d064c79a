import { OrganizationData } from '../../company/OrganizationData.tsx';
import { NewsletterArea } from '../../newsletter/NewsletterArea.tsx';
import { PageHead } from '../../page-head/PageHead.tsx';
import { CallToAction } from './CallToAction.tsx';
import { CategoryCarousel } from './CategoryCarousel.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { FeaturesStrip } from './FeaturesStrip.tsx';
import { Hero } from './Hero.tsx';
import { Testimonials } from './Testimonials.tsx';
import './home.css';

/** The shop window. */
export function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <OrganizationData />
      <Hero />
      <FeaturesStrip />
      <CategoryCarousel />
      <FeaturedProducts />
      <Testimonials />
      <CallToAction />
      <NewsletterArea />
    </>
  );
}
