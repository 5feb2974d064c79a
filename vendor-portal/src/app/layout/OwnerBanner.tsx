import type { User } from '@balsam/shared-api';
import { Button, ConfirmAction, exclamationTriangleIcon, formatDate, Icon, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStopOwnerChangeMutation } from '../../entities/stores/stores-api.ts';

/** Tells the owners on every page that the platform has announced another owner, whom they can stop. */
export function OwnerBanner({ change }: { change: NonNullable<User['vendor']>['owner_change'] }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const [isAsking, setIsAsking] = useState(false);
  const [stop] = useStopOwnerChangeMutation();
  if (!change) return null;
  const { name, email, effective_at: at } = change;
  return (
    <div className="alert alert-danger cluster cluster-between" role="note">
      <span>
        <Icon icon={exclamationTriangleIcon} /> {t('ownerBanner.text', { name, email, when: formatDate(at, lang) })}
      </span>
      <Button variant="outline-danger" size="sm" onClick={() => setIsAsking(true)}>
        {t('ownerBanner.stop')}
      </Button>
      {isAsking && (
        <ConfirmAction
          title={t('ownerBanner.title')}
          text={t('ownerBanner.confirm', { name })}
          confirmLabel={t('ownerBanner.stop')}
          failed={t('ownerBanner.failed')}
          onConfirm={() => stop().unwrap()}
          onHide={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
