import { Brand } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FooterCompany } from './FooterCompany.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterServices } from './FooterServices.tsx';
import { LEGAL_PLACES, MAIN_PLACES, PERSONAL_PLACES } from './places.ts';
import { SocialLinks } from './SocialLinks.tsx';
import './footer.css';

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
        <FooterServices />
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
        <FooterContact />
      </div>
      <p className="sf-row sf-footer-note">
        <span>{t('layout.footer.note')}</span>
        <FooterCompany />
      </p>
    </footer>
  );
}
