import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { HeroIllustration } from './HeroIllustration.tsx';
import { href } from '../../entities/page/paths.ts';

/** Notice that nothing is on sale yet, without products, benefits or testimonials. */
export function NotOpenYet() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-hero">
      <div className="sf-row sf-hero-row">
        <div className="sf-hero-text">
          <h1>{t('home.notOpen.title')}</h1>
          <p className="lead">{t('home.notOpen.text')}</p>
          <div className="cluster">
            <ButtonLink to={href('register')} size="lg">
              {t('home.notOpen.sell')}
            </ButtonLink>
            <ButtonLink to={href('contact')} size="lg" variant="outline">
              {t('home.notOpen.contact')}
            </ButtonLink>
          </div>
        </div>
        <HeroIllustration />
      </div>
    </section>
  );
}
