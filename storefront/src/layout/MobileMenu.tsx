import { Bdi, Brand, Icon } from '@balsam/shared-ui';
import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { CONTACT, PHONE_HREF } from './contact.ts';
import { Navigation } from './Navigation.tsx';
import { PreferenceSelects } from './PreferenceSelects.tsx';

/** On a phone, the navigation and the preferences in a drawer. */
export function MobileMenu() {
  const { t } = useTranslation('storefront');
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
        <Icon name="list" />
      </button>
      <Offcanvas show={open} onHide={close} placement="start" aria-label={t('layout.menu')}>
        <Offcanvas.Header closeButton closeLabel={t('layout.closeMenu')}>
          <Brand to="/" onClick={close} />
        </Offcanvas.Header>
        <Offcanvas.Body className="sf-menu">
          <nav aria-label={t('layout.mainNavigation')}>
            <Navigation onNavigate={close} />
          </nav>
          <div className="sf-menu-preferences">
            <PreferenceSelects />
          </div>
          <a href={PHONE_HREF}>
            <Icon name="telephone" /> <Bdi>{CONTACT.phone}</Bdi>
          </a>
        </Offcanvas.Body>
      </Offcanvas>
    </>
  );
}
