import { useSecurity } from '@balsam/shared-api';
import { makePasskey, SecurityPanel } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Sign-in settings of the customer. */
export function SecurityPage() {
  const { t } = useTranslation('storefront');
  return (
    <>
      <h1>{t('dashboard.security')}</h1>
      <SecurityPanel {...useSecurity(makePasskey)} />
    </>
  );
}
