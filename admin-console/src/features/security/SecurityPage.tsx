import { useSecurity } from '@balsam/shared-api';
import { ButtonLink, makePasskey, SecurityPanel } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Sign-in settings of the person. */
export function SecurityPage() {
  const { t } = useTranslation('admin-console');
  return (
    <ConsolePage
      title={t('security.title')}
      actions={
        <ButtonLink variant="outline" to={href('myData')}>
          {t('myData.title')}
        </ButtonLink>
      }
    >
      <SecurityPanel {...useSecurity(makePasskey)} />
    </ConsolePage>
  );
}
