import { isApiError } from '@balsam/shared-api';
import { ButtonLink } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../entities/page/paths.ts';
import { useListPrivacyRequestsQuery } from './privacy-api.ts';
import { PrivacyRequests } from './PrivacyRequests.tsx';

/** Requests about the data of a guest's order, for those who have entered the code from their email. */
export function GuestData({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('storefront');
  const [isOpen, setIsOpen] = useState(false);
  const { error } = useListPrivacyRequestsQuery(undefined, { skip: !isOpen });
  const needsCode = isApiError(error) && error.code === 'email_unproven';
  return (
    <details className="sf-guest-data" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('dashboard.privacy.title')}</summary>
      {isOpen && needsCode && (
        <div className="panel stack">
          <p>{t('dashboard.privacy.guestCode')}</p>
          <div>
            <ButtonLink to={href('trackOrder', { order: orderNo })}>{t('dashboard.privacy.getCode')}</ButtonLink>
          </div>
        </div>
      )}
      {isOpen && !needsCode && <PrivacyRequests isGuest />}
    </details>
  );
}
