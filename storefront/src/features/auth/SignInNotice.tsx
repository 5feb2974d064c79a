import { selectHasExpired, useAppSelector } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import type { SignInNews } from './sign-in-intent.ts';

/** Reason for the login. A toast would disappear before it is read. */
export function SignInNotice({ news }: { news: SignInNews | null }) {
  const { t } = useTranslation('storefront');
  const hasExpired = useAppSelector(selectHasExpired);
  if (news) {
    return (
      <p className="alert alert-primary" role="status">
        {t(`auth.news.${news.what}`, { email: news.email })}
      </p>
    );
  }
  if (!hasExpired) return null;
  return (
    <p className="alert alert-warning" role="status">
      {t('auth.news.expired')}
    </p>
  );
}
