import { selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { Brand } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AcceptedPayments } from '../../entities/payment/AcceptedPayments.tsx';
import { LogOut } from '../../entities/session/LogOut.tsx';
import { FooterCompany } from './FooterCompany.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterServices } from './FooterServices.tsx';
import { LEGAL_PLACES, MAIN_PLACES, personalPlaces } from './places.ts';
import { SocialLinks } from './SocialLinks.tsx';
import './footer.css';
import { href } from '../../entities/page/paths.ts';

export function Footer() {
  const { t } = useTranslation('storefront');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const places = [...MAIN_PLACES, ...personalPlaces(isSignedIn), ...LEGAL_PLACES];
  return (
    <footer className="sf-footer surface-deep">
      <div className="sf-row sf-footer-columns">
        <div>
          <Brand to={href('home')} />
          <p>{t('layout.footer.about')}</p>
          <SocialLinks />
          <AcceptedPayments />
        </div>
        <FooterServices />
        <nav className="sf-footer-navigation" aria-labelledby="footer-navigation">
          <h2 id="footer-navigation">{t('layout.navigation')}</h2>
          <ul>
            {places.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{t(text)}</Link>
              </li>
            ))}
            {isSignedIn && (
              <li>
                <LogOut className="sf-footer-button" />
              </li>
            )}
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
