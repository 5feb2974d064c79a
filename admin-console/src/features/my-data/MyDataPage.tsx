import { useLogoutMutation, usePrivacy } from '@balsam/shared-api';
import { Breadcrumb, PrivacyPanel, usePageInSight } from '@balsam/shared-ui';
import { ConsoleTitle } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Requests of the person about their own data. */
export function MyDataPage() {
  const { t } = useTranslation('admin-console');
  const [logout] = useLogoutMutation();
  // Every session has ended; this browser forgets its own.
  const privacy = usePrivacy({ isInSight: usePageInSight(), onEnded: () => void logout() });
  return (
    <div className="stack">
      <ConsoleTitle title={t('myData.title')} />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('security.title'), to: href('security') }, { label: t('myData.title') }]} />
        <h1>{t('myData.title')}</h1>
      </div>
      <PrivacyPanel {...privacy} person="member" />
    </div>
  );
}
