import { useGetUserQuery } from '@balsam/shared-api';
import { QueryState, Tabs, useTabParam } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { DetailsForm } from './DetailsForm.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** Account details, password and language. */
export function AccountPage() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  const tab = useTabParam(['account', 'password', 'language']);
  return (
    <>
      <h1>{t('dashboard.account.title')}</h1>
      <QueryState query={user}>
        {(customer) => (
          <Tabs
            {...tab}
            className="panel"
            label={t('dashboard.account.title')}
            tabs={[
              { id: 'account', label: t('dashboard.account.tab'), content: <DetailsForm user={customer} /> },
              { id: 'password', label: t('dashboard.password.tab'), content: <PasswordForm /> },
              { id: 'language', label: t('dashboard.language.tab'), content: <LanguageForm /> },
            ]}
          />
        )}
      </QueryState>
    </>
  );
}
