import { Brand, Icon, infoCircleIcon, SkipLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { useMergeCarts } from '../../entities/cart/use-merge-carts.ts';
import { href } from '../../entities/page/paths.ts';
import { useForgetHistory } from '../../entities/session/use-forget-history.ts';
import { CallUs } from './CallUs.tsx';
import { CartLink } from './CartLink.tsx';
import { FooterCompany } from './FooterCompany.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { PaymentStrip } from './PaymentStrip.tsx';
import { LEGAL_PLACES } from './places.ts';
import './header.css';
import './focused.css';

/** Layout of pages that lead to an order: brand, language, help and the way back to the cart, without distractions. */
export function FocusedLayout() {
  const { t } = useTranslation('storefront');
  useForgetHistory();
  useMergeCarts();
  return (
    <>
      <SkipLink />
      <header className="sf-header">
        <div className="sf-header-bar">
          <div className="sf-row sf-focused-row">
            <Brand to={href('home')} />
            <CallUs className="sf-focused-call" />
            <LanguageButton />
            <Link className="sf-header-link" to={href('contact')} aria-label={t('layout.help')}>
              <Icon icon={infoCircleIcon} />
              <span className="sf-header-link-text">{t('layout.help')}</span>
            </Link>
            <CartLink />
          </div>
        </div>
      </header>
      <PaymentStrip />
      <main id="main" className="sf-main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="sf-focused-footer">
        <nav className="sf-row cluster" aria-label={t('layout.legal')}>
          {LEGAL_PLACES.map(({ to, text }) => (
            <Link key={to} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <p className="sf-row cluster">
          <FooterCompany />
        </p>
      </footer>
    </>
  );
}
