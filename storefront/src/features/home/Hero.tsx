import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CategoryChips } from './CategoryChips.tsx';
import { HeroIllustration } from './HeroIllustration.tsx';
import { href } from '../../entities/page/paths.ts';

/** Slogan of the shop and its categories. The first products are on the same screen, also on a phone. */
export function Hero() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-hero sf-hero-shop">
      <div className="sf-row sf-hero-row">
        <div className="sf-hero-text">
          <p className="sf-hero-kicker">{t('home.hero.kicker')}</p>
          <h1>{t('home.hero.title')}</h1>
          <p className="lead">{t('home.hero.text')}</p>
          <ButtonLink to={href('shop')} size="lg">
            {t('home.hero.action')}
          </ButtonLink>
        </div>
        <HeroIllustration />
      </div>
      <CategoryChips />
    </section>
  );
}
