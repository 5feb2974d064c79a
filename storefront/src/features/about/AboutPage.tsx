import { Breadcrumb } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { NewsletterArea } from '../../entities/newsletter/NewsletterArea.tsx';
import { AboutSection } from './AboutSection.tsx';
import { LatestNews } from './LatestNews.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';
import './about.css';
import { href } from '../../entities/page/paths.ts';

export function AboutPage() {
  const { t } = useTranslation('storefront');
  return (
    <>
      <div className="sf-row page-head pt-3">
        <Breadcrumb items={[{ label: t('layout.home'), to: href('home') }, { label: t('about.title') }]} />
      </div>
      <AboutSection />
      <WhyChooseUs />
      <LatestNews />
      <NewsletterArea />
    </>
  );
}
