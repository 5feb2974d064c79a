import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CallArt } from './CallArt.tsx';

/** Masks, and where to find them. */
export function CallToAction() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-row section" aria-labelledby="buy-masks">
      <div className="sf-call surface-deep">
        <div>
          <h2 id="buy-masks">{t('home.call.title')}</h2>
          <p>{t('home.call.text')}</p>
          <ButtonLink to={`/shop?${new URLSearchParams({ search: t('home.call.search') })}`} size="lg">
            {t('home.call.action')}
          </ButtonLink>
        </div>
        <CallArt />
      </div>
    </section>
  );
}
