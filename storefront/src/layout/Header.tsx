import { selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { Bdi, Brand, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CartLink } from './CartLink.tsx';
import { CONTACT, PHONE_HREF } from './contact.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { PreferenceSelects } from './PreferenceSelects.tsx';
import { SearchForm } from './SearchForm.tsx';

/** Over every page: search, preferences, the account, the cart and the navigation. */
export function Header() {
  const { t } = useTranslation('storefront');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  return (
    <header className="sf-header">
      <div className="sf-topbar">
        <div className="sf-row sf-topbar-row">
          <a href={PHONE_HREF} aria-label={t('layout.callUs', { phone: CONTACT.phone })}>
            <Icon name="telephone" /> <Bdi>{CONTACT.phone}</Bdi>
          </a>
          <div className="sf-topbar-preferences">
            <PreferenceSelects />
          </div>
        </div>
      </div>
      <div className="sf-row sf-header-row">
        <MobileMenu />
        <Brand to="/" />
        <SearchForm />
        <Link
          className="sf-header-link"
          to={isSignedIn ? '/dashboard' : '/login'}
          aria-label={isSignedIn ? t('layout.account') : t('layout.signIn')}
        >
          <Icon name="person" />
          <span className="sf-header-link-text">{isSignedIn ? t('layout.account') : t('layout.signIn')}</span>
        </Link>
        <CartLink />
      </div>
      <div className="sf-navigation-bar">
        <nav className="sf-row" aria-label={t('layout.mainNavigation')}>
          <Navigation />
        </nav>
      </div>
    </header>
  );
}
