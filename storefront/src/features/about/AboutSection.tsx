import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { AboutArt } from './AboutArt.tsx';

const PARAGRAPHS = ['story', 'sellers', 'promise'] as const;

/** What the shop is for, and the shop in a picture. */
export function AboutSection() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-row sf-about">
      <div>
        <h1>{t('about.title')}</h1>
        <p className="lead">{t('about.lead')}</p>
        {PARAGRAPHS.map((name) => (
          <p key={name}>{t(`about.${name}`)}</p>
        ))}
        <div className="cluster">
          <ButtonLink to="/shop">{t('about.toShop')}</ButtonLink>
          <ButtonLink to="/contact-us" variant="outline">
            {t('about.toContact')}
          </ButtonLink>
        </div>
      </div>
      <AboutArt />
    </section>
  );
}
