import { selectIsSignedIn, useAppSelector, useListCategoriesQuery } from '@balsam/shared-api';
import { Brand } from '@balsam/shared-ui';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { DeliverTo } from '../../entities/delivery-city/DeliverTo.tsx';
import { LogOut } from '../../entities/session/LogOut.tsx';
import { CallUs } from './CallUs.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { Navigation } from './Navigation.tsx';
import { LEGAL_PLACES, MAIN_PLACES, personalPlaces } from './places.ts';
import { PreferenceSelects } from './PreferenceSelects.tsx';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Menu for phones: the categories, all navigation links and the preferences. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('storefront');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: categories = [] } = useListCategoriesQuery();
  return (
    <Offcanvas show={open} onHide={onClose} placement="start" aria-label={t('layout.menu')}>
      <Offcanvas.Header closeButton closeLabel={t('layout.closeMenu')}>
        <Brand to={href('home')} onClick={onClose} />
      </Offcanvas.Header>
      <Offcanvas.Body className="sf-menu">
        <DeliverTo place="menu" />
        {categories.length > 0 && (
          <nav aria-labelledby="menu-categories">
            <h2 className="sf-menu-title" id="menu-categories">
              {t('home.categories.title')}
            </h2>
            <CategoryLinks categories={categories} onNavigate={onClose} />
          </nav>
        )}
        <nav aria-label={t('layout.mainNavigation')}>
          <Navigation places={MAIN_PLACES} onNavigate={onClose} />
        </nav>
        <nav aria-label={t('layout.yourAccount')}>
          <Navigation places={personalPlaces(isSignedIn)} onNavigate={onClose} />
          <LogOut className="sf-navigation-link sf-menu-leave" onLeave={onClose} />
        </nav>
        <div className="sf-menu-preferences">
          <PreferenceSelects />
        </div>
        <CallUs className="sf-menu-phone" />
        <nav className="sf-menu-legal" aria-label={t('layout.legal')}>
          <Navigation places={LEGAL_PLACES} onNavigate={onClose} />
        </nav>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
