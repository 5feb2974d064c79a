import { useGetUserQuery, usePermissions } from '@balsam/shared-api';
import { QueryState } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CompanyForm } from './CompanyForm.tsx';
import { useGetIdentityQuery } from './identity-api.ts';
import { LogoForm } from './LogoForm.tsx';
import { NewsTopics } from './NewsTopics.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonForm } from './PersonForm.tsx';

/** Account page: the person who signs in, and for members who change it the company that shoppers see. */
export function AccountPage() {
  const { t } = useTranslation('vendor-portal');
  const user = useGetUserQuery();
  const mayChange = usePermissions()('settings.write');
  const identity = useGetIdentityQuery(undefined, { skip: !mayChange });
  return (
    <ConsolePage title={t('account.title')}>
      <div className="split">
        {mayChange && (
          <div className="stack stack-top">
            <QueryState query={identity}>
              {(company) => (
                <>
                  <CompanyForm key={company.requested?.id ?? 0} company={company} />
                  <LogoForm key={company.logo_url} current={company.logo_url} name={company.company_name} />
                </>
              )}
            </QueryState>
          </div>
        )}
        <div className="stack stack-top">
          <QueryState query={user}>{(person) => <PersonForm user={person} />}</QueryState>
          <PasswordForm />
          <NewsTopics />
        </div>
      </div>
    </ConsolePage>
  );
}
