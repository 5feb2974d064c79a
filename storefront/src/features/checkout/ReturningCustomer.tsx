import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Invites people with an account to log in, and returns them here. */
export function ReturningCustomer() {
  const { t } = useTranslation('storefront');
  const signIn = <Link to={href('login')} state={{ from: href('checkout') }} />;
  return <Trans t={t} i18nKey="checkout.returningCustomer" components={{ signIn }} />;
}
