import { selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { Brand, Icon, heartIcon, personIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DeliverTo } from '../../entities/delivery-city/DeliverTo.tsx';
import { SearchForm } from '../../entities/search/SearchForm.tsx';
import { CallUs } from './CallUs.tsx';
import { CartLink } from './CartLink.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { MAIN_PLACES } from './places.ts';
import { PreferenceSelects } from './PreferenceSelects.tsx';
import './header.css';
import { href } from '../../entities/page/paths.ts';

export function Header() {
  const { t } = useTranslation('storefront');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const account = isSignedIn ? t('layout.account') : t('layout.signIn');
  return (
    <header className="sf-header">
      <div className="sf-topbar">
        <div className="sf-row sf-topbar-row">
          <DeliverTo place="topbar" />
          <CallUs />
          <div className="sf-topbar-preferences">
            <PreferenceSelects />
          </div>
        </div>
      </div>
      <div className="sf-header-bar">
        <div className="sf-row sf-header-row">
          <MobileMenu />
          <Brand to={href('home')} />
          <div className="sf-header-search">
            <SearchForm />
            <DeliverTo place="header" />
          </div>
          <LanguageButton />
          <Link className="sf-header-link" to={isSignedIn ? href('dashboard') : href('login')} aria-label={account}>
            <Icon icon={personIcon} />
            <span className="sf-header-link-text">{account}</span>
          </Link>
          <Link className="sf-header-link sf-wishlist-link" to={href('wishlist')} aria-label={t('layout.wishlist')}>
            <Icon icon={heartIcon} />
          </Link>
          <CartLink />
        </div>
      </div>
      <div className="sf-navigation-bar">
        <nav className="sf-row" aria-label={t('layout.mainNavigation')}>
          <Navigation places={MAIN_PLACES} shopMenu={<CategoryMenu />} />
        </nav>
      </div>
    </header>
  );
}
