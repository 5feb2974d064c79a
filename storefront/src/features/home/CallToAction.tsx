import { useListCategoriesQuery } from '@balsam/shared-api';
import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CallIllustration } from './CallIllustration.tsx';
import { href } from '../../entities/page/paths.ts';

const MASKS = /\bmasks?\b/;

/** Promotion of masks, only in a shop that sells some. */
export function CallToAction() {
  const { t } = useTranslation('storefront');
  const { data: categories = [] } = useListCategoriesQuery();
  if (!categories.some(({ slug, product_count: count }) => MASKS.test(slug) && count > 0)) return null;
  return (
    <section className="sf-row section" aria-labelledby="buy-masks">
      <div className="sf-call surface-deep">
        <div>
          <h2 id="buy-masks" className="sentence">
            {t('home.call.title')}
          </h2>
          <p>{t('home.call.text')}</p>
          <ButtonLink to={href('shop', { search: t('home.call.search') })} size="lg">
            {t('home.call.action')}
          </ButtonLink>
        </div>
        <CallIllustration />
      </div>
    </section>
  );
}
