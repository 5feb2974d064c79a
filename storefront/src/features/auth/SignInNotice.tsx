import { selectHasExpired, useAppSelector } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import type { SignInNews } from './sign-in-intent.ts';

/** Reason for the login. A toast would disappear before it is read. */
export function SignInNotice({ news }: { news: SignInNews | null }) {
  const { t } = useTranslation('storefront');
  const hasExpired = useAppSelector(selectHasExpired);
  if (news) {
    return (
      <div className="alert alert-primary" role="status">
        {t(`auth.news.${news.what}`, { email: news.email })}
        {news.passkeys && news.passkeys.length > 0 && <KnownDevices passkeys={news.passkeys} />}
      </div>
    );
  }
  if (!hasExpired) return null;
  return (
    <p className="alert alert-warning" role="status">
      {t('auth.news.expired')}
    </p>
  );
}

/** Passkeys of a person with a new password: somebody else may have added one. */
function KnownDevices({ passkeys }: { passkeys: readonly string[] }) {
  const { t } = useTranslation('storefront');
  return (
    <>
      <p className="mt-3 mb-0">
        <strong>{t('auth.news.devices.title')}</strong> {t('auth.news.devices.text')}
      </p>
      <ul className="mt-2 mb-2">
        {passkeys.map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p className="mb-0">{t('auth.news.devices.unknown')}</p>
    </>
  );
}
