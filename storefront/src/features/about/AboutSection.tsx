import { ButtonLink, FormattedText, LoadingState, useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetPageQuery } from '../../entities/company/pages-api.ts';
import { AboutIllustration } from './AboutIllustration.tsx';
import { href } from '../../entities/page/paths.ts';

/** The shop's own text with an illustration. */
export function AboutSection() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-row sf-about">
      <div>
        <h1>{t('about.title')}</h1>
        <OwnWords />
        <div className="cluster">
          <ButtonLink to={href('shop')}>{t('about.toShop')}</ButtonLink>
          <ButtonLink to={href('contact')} variant="outline">
            {t('about.toContact')}
          </ButtonLink>
        </div>
      </div>
      <AboutIllustration />
    </section>
  );
}

/** The text written by the shop's admins, or a general description of the marketplace. */
function OwnWords() {
  const { t } = useTranslation('storefront');
  const localized = useLocalized();
  const { data: page, isError } = useGetPageQuery('about');
  const text = page && localized(page.body, page.body_arabic);
  if (text === undefined && !isError) return <LoadingState />;
  return <div className="sf-about-text">{text ? <FormattedText text={text} /> : <p>{t('about.unwritten')}</p>}</div>;
}
