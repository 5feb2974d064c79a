import type { IdentityRequest, VendorIdentity } from '@balsam/shared-api';
import { Button, DateTime, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAskIdentityMutation } from './identity-api.ts';

interface CompanyRequestProps {
  company: VendorIdentity;
  request: IdentityRequest;
}

/** Status of the vendor's request, the values shoppers see until then, and a button to withdraw it. */
export function CompanyRequest({ company, request }: CompanyRequestProps) {
  const { t } = useTranslation('vendor-portal');
  const [ask] = useAskIdentityMutation();
  const send = useSend({ failed: t('account.failed') });
  const isDeclined = request.declined_at !== null;
  const { company_name, company_name_arabic, cr_number } = company;
  const takeBack = () => {
    const body = new FormData();
    for (const [name, text] of Object.entries({ company_name, company_name_arabic, cr_number }))
      body.append(name, text);
    void send(() => ask(body).unwrap());
  };
  return (
    <div className={isDeclined ? 'alert alert-warning' : 'alert alert-info'} role="status">
      <p>
        <strong>{t(isDeclined ? 'account.declined' : 'account.checking')}</strong>{' '}
        <DateTime value={request.declined_at ?? request.asked_at} />
      </p>
      {isDeclined && <p dir="auto">{request.decline_reason}</p>}
      <dl className="facts">
        <dt>{t('account.shown')}</dt>
        <dd>
          <bdi>{company_name}</bdi>
          {company_name_arabic && (
            <>
              {' · '}
              <bdi lang="ar">{company_name_arabic}</bdi>
            </>
          )}
        </dd>
        {cr_number !== request.cr_number && cr_number !== '' && (
          <>
            <dt>{t('account.cr_number')}</dt>
            <dd>
              <bdi>{cr_number}</bdi>
            </dd>
          </>
        )}
      </dl>
      <Button variant="outline" size="sm" onClick={takeBack}>
        {t('account.takeBack')}
      </Button>
    </div>
  );
}
