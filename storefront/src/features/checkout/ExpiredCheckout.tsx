import { ButtonLink, EmptyState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The session has ended over the checkout: what was typed waits for the same customer. */
export function ExpiredCheckout() {
  const { t } = useTranslation('storefront');
  return (
    <EmptyState
      role="alert"
      art="cart"
      title={t('checkout.expired.title')}
      text={t('checkout.expired.text')}
      action={
        <ButtonLink to="/login" state={{ from: '/checkout' }}>
          {t('checkout.expired.signIn')}
        </ButtonLink>
      }
    />
  );
}
