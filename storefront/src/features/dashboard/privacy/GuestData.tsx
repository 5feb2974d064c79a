import { isApiError, usePrivacy } from '@balsam/shared-api';
import { ButtonLink, PrivacyPanel, usePageInSight } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../../entities/page/paths.ts';

/** Requests about the data of a guest's order, for those who have entered the code from their email. */
export function GuestData({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('storefront');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="sf-guest-data" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('dashboard.privacy.title')}</summary>
      {isOpen && <GuestRequests orderNo={orderNo} />}
    </details>
  );
}

function GuestRequests({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('storefront');
  const privacy = usePrivacy({ isInSight: usePageInSight() });
  const { error } = privacy.query;
  if (!isApiError(error) || error.code !== 'email_unproven') return <PrivacyPanel {...privacy} person="guest" />;
  return (
    <div className="panel stack">
      <p>{t('dashboard.privacy.guestCode')}</p>
      <div>
        <ButtonLink to={href('trackOrder', { order: orderNo })}>{t('dashboard.privacy.getCode')}</ButtonLink>
      </div>
    </div>
  );
}
