import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetSiteQuery } from '../company/site-api.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import './newsletter.css';
import { href } from '../page/paths.ts';

/** Newsletter sign-up with the offer for new subscribers. */
export function NewsletterArea() {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  const percent = site?.promises.newsletter_percent ?? null;
  return (
    <section className="sf-newsletter surface-soft" aria-labelledby="newsletter">
      <div className="sf-row sf-newsletter-row">
        <div>
          <h2 id="newsletter">{percent === null ? t('newsletter.plainTitle') : t('newsletter.title', { percent })}</h2>
          <p>
            {t('newsletter.text')} {percent !== null && t('newsletter.code')}
          </p>
        </div>
        <div>
          <NewsletterForm />
          <p className="form-text">
            {t('newsletter.note')} <Link to={href('privacy')}>{t('layout.privacyPolicy')}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
