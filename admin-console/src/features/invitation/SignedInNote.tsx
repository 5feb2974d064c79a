import { useGetUserQuery } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';

/** Warns a signed-in user that accepting the invitation ends the current session. */
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
