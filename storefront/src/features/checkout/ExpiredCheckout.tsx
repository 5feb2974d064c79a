import { ButtonLink, EmptyState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Message for a session that expired during the checkout; the input is stored for the same customer. */
export function ExpiredCheckout() {
  const { t } = useTranslation('storefront');
  return (
    <EmptyState
      role="alert"
      art="cart"
      title={t('checkout.expired.title')}
      text={t('checkout.expired.text')}
      action={
        <ButtonLink to={href('login')} state={{ from: href('checkout') }}>
          {t('checkout.expired.signIn')}
        </ButtonLink>
      }
    />
  );
}
