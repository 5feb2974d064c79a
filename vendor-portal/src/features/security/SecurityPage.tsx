import { useSecurity } from '@balsam/shared-api';
import { makePasskey, SecurityPanel } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';

/** Sign-in settings of the person. */
export function SecurityPage() {
  const { t } = useTranslation('vendor-portal');
  return (
    <ConsolePage title={t('security.title')}>
      <SecurityPanel {...useSecurity(makePasskey)} />
    </ConsolePage>
  );
}
