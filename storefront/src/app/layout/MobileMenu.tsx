import { selectIsSignedIn, useAppSelector } from '@balsam/shared-api';
import { Brand, Icon, listIcon } from '@balsam/shared-ui';
import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { CallUs } from './CallUs.tsx';
import { Navigation } from './Navigation.tsx';
import { LogOut } from '../../entities/session/LogOut.tsx';
import { LEGAL_PLACES, MAIN_PLACES, personalPlaces } from './places.ts';
import { PreferenceSelects } from './PreferenceSelects.tsx';
import { href } from '../../entities/page/paths.ts';

/** On a phone, the whole navigation and the preferences in a drawer. */
export function MobileMenu() {
  const { t } = useTranslation('storefront');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="sf-menu-button"
        aria-label={t('layout.openMenu')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon icon={listIcon} />
      </button>
      <Offcanvas show={open} onHide={close} placement="start" aria-label={t('layout.menu')}>
        <Offcanvas.Header closeButton closeLabel={t('layout.closeMenu')}>
          <Brand to={href('home')} onClick={close} />
        </Offcanvas.Header>
        <Offcanvas.Body className="sf-menu">
          <nav aria-label={t('layout.mainNavigation')}>
            <Navigation places={MAIN_PLACES} onNavigate={close} />
          </nav>
          <nav aria-label={t('layout.yourAccount')}>
            <Navigation places={personalPlaces(isSignedIn)} onNavigate={close} />
            <LogOut className="sf-navigation-link sf-menu-leave" onLeave={close} />
          </nav>
          <div className="sf-menu-preferences">
            <PreferenceSelects />
          </div>
          <CallUs className="sf-menu-phone" />
          <nav className="sf-menu-legal" aria-label={t('layout.legal')}>
            <Navigation places={LEGAL_PLACES} onNavigate={close} />
          </nav>
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
