import { useLogoutMutation, usePrivacy } from '@balsam/shared-api';
import { PrivacyPanel, usePageInSight } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { Consents } from './Consents.tsx';

/** Requests of a customer about their data. */
export function PrivacyPage() {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  // Every session has ended; this browser forgets its own.
  const leave = () => {
    void logout();
    void navigate(href('home'));
  };
  const privacy = usePrivacy({ isInSight: usePageInSight(), onEnded: leave });
  return (
    <>
      <h1>{t('dashboard.privacy.title')}</h1>
      <div className="stack">
        <Consents />
        <PrivacyPanel {...privacy} person="customer" />
      </div>
    </>
  );
}
