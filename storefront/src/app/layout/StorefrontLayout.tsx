import { SkipLink } from '@balsam/shared-ui';
import { Outlet } from 'react-router-dom';
import { useMergeCarts } from '../../entities/cart/use-merge-carts.ts';
import { CompareBar } from '../../entities/compare/CompareBar.tsx';
import { useForgetHistory } from '../../entities/session/use-forget-history.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';
import { PaymentStrip } from './PaymentStrip.tsx';

export function StorefrontLayout() {
  useForgetHistory();
  useMergeCarts();
  return (
    <>
      <SkipLink />
      <LanguageOffer />
      <Header />
      <PaymentStrip />
      <main id="main" className="sf-main" tabIndex={-1}>
        <Outlet />
      </main>
      <CompareBar />
      <Footer />
    </>
  );
}
