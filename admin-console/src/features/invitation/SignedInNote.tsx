import { useGetUserQuery } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** Tells somebody who opens an invitation in a browser where they are signed in already what accepting it ends. */
export function SignedInNote() {
  const { t } = useTranslation('admin-console');
  const { data: user } = useGetUserQuery();
  if (!user) return null;
  return (
    <p className="alert alert-warning" role="note">
      {t('invitation.signedIn', { name: user.full_name })}
    </p>
  );
}
