import { Bdi, Brand, Email, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONTACT, phoneHref } from '../company/contact.ts';
import { LEGAL_PLACES, MAIN_PLACES, PERSONAL_PLACES } from './places.ts';
import { SocialLinks } from './SocialLinks.tsx';
import './footer.css';

const SERVICES = ['delivery', 'cashOnDelivery', 'returns', 'bilingualHelp'] as const;
const PLACES = [...MAIN_PLACES, ...PERSONAL_PLACES, ...LEGAL_PLACES];

/** Under every page: what the shop does, where everything is and how to reach us. */
export function Footer() {
  const { t } = useTranslation('storefront');
  return (
    <footer className="sf-footer surface-deep">
      <div className="sf-row sf-footer-columns">
        <div>
          <Brand to="/" />
          <p>{t('layout.footer.about')}</p>
          <SocialLinks />
        </div>
        <section aria-labelledby="footer-services">
          <h2 id="footer-services">{t('layout.footer.services.title')}</h2>
          <ul>
            {SERVICES.map((service) => (
              <li key={service}>{t(`layout.footer.services.${service}`)}</li>
            ))}
          </ul>
        </section>
        <nav className="sf-footer-navigation" aria-labelledby="footer-navigation">
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
          <ul className="sf-footer-contact">
            <li>
              <Icon name="telephone" />
              <a href={phoneHref(CONTACT.phones[0])}>
                <Bdi>{CONTACT.phones[0]}</Bdi>
              </a>
            </li>
            <li>
              <Icon name="envelope" />
              <a href={`mailto:${CONTACT.emails[0]}`}>
                <Email address={CONTACT.emails[0]} />
              </a>
            </li>
            <li>
              <Icon name="geo-alt" />
              {t('company.address')}
            </li>
          </ul>
        </section>
      </div>
      <p className="sf-row sf-footer-note">{t('layout.footer.note')}</p>
    </footer>
  );
}
