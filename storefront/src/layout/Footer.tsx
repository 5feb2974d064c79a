import { Bdi, Brand, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONTACT, PHONE_HREF } from './contact.ts';

const SERVICES = ['delivery', 'cashOnDelivery', 'returns', 'bilingualHelp'] as const;

const PLACES = [
  { to: '/', text: 'layout.home' },
  { to: '/shop', text: 'shop.title' },
  { to: '/cart', text: 'layout.cartPage' },
  { to: '/wish-list', text: 'layout.wishlist' },
  { to: '/login', text: 'layout.signIn' },
  { to: '/dashboard', text: 'layout.account' },
  { to: '/privacy-policy', text: 'layout.privacyPolicy' },
  { to: '/terms-condition', text: 'layout.terms' },
] as const;

/** Under every page: what the shop does, where everything is and how to reach us. */
export function Footer() {
  const { t } = useTranslation('storefront');
  return (
    <footer className="sf-footer surface-deep">
      <div className="sf-row sf-footer-columns">
        <div>
          <Brand to="/" />
          <p>{t('layout.footer.about')}</p>
        </div>
        <section aria-labelledby="footer-services">
          <h2 id="footer-services">{t('layout.footer.services.title')}</h2>
          <ul>
            {SERVICES.map((service) => (
              <li key={service}>{t(`layout.footer.services.${service}`)}</li>
            ))}
          </ul>
        </section>
        <nav aria-labelledby="footer-navigation">
          <h2 id="footer-navigation">{t('layout.navigation')}</h2>
          <ul>
            {PLACES.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{t('layout.footer.contact')}</h2>
          <ul>
            <li>
              <a href={PHONE_HREF}>
                <Icon name="telephone" /> <Bdi>{CONTACT.phone}</Bdi>
              </a>
            </li>
            <li>
              <a href={`mailto:${CONTACT.email}`}>
                <Icon name="envelope" /> <Bdi>{CONTACT.email}</Bdi>
              </a>
            </li>
          </ul>
        </section>
      </div>
      <p className="sf-row sf-footer-note">{t('layout.footer.note')}</p>
    </footer>
  );
}
