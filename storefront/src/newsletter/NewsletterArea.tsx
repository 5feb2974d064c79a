import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NewsletterForm } from './NewsletterForm.tsx';
import './newsletter.css';

/** Asks for an address to send the newsletter to. */
export function NewsletterArea() {
  const { t } = useTranslation('storefront');
  return (
    <section className="sf-newsletter surface-soft" aria-labelledby="newsletter">
      <div className="sf-row sf-newsletter-row">
        <div>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <div>
          <NewsletterForm />
          <p className="form-text">
            {t('newsletter.note')} <Link to="/privacy-policy">{t('layout.privacyPolicy')}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
