import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The last word of the page: masks, and where to find them. */
export function CallToAction() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-row section">
      <div className="sf-call surface-deep">
        <div>
          <h2>{t('home.call.title')}</h2>
          <p>{t('home.call.text')}</p>
        </div>
        <ButtonLink to="/shop" size="lg">
          {t('home.call.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
