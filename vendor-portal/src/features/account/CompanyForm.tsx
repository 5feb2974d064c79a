import type { VendorIdentity } from '@balsam/shared-api';
import { FileField, Form, FormError, Section, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { companySchema } from './account-schemas.ts';
import { CompanyRequest } from './CompanyRequest.tsx';
import { useAskIdentityMutation } from './identity-api.ts';

interface CompanyValues {
  company_name: string;
  company_name_arabic: string;
  cr_number: string;
  cr_certificate: File | null;
}

const isBeingChecked = ({ requested }: VendorIdentity) => requested?.declined_at === null;

const toValues = (company: VendorIdentity): CompanyValues => {
  // After a declined request, the form starts with the requested values.
  const { company_name, company_name_arabic, cr_number } = company.requested ?? company;
  return { company_name, company_name_arabic, cr_number, cr_certificate: null };
};

const toBody = ({ cr_certificate, ...texts }: CompanyValues): FormData => {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text.trim());
  if (cr_certificate) body.append('cr_certificate', cr_certificate);
  return body;
};

/** Company as shoppers see it. An admin reviews changes before they take effect. */
export function CompanyForm({ company }: { company: VendorIdentity }) {
  const { t } = useTranslation('vendor-portal');
  const [ask] = useAskIdentityMutation();
  const send = useSendForm({ failed: t('account.failed') });
  const field = (name: keyof CompanyValues) => ({ name, label: t(`account.${name}`) });
  return (
    <Section title={t('account.company')}>
      {company.requested && <CompanyRequest company={company} request={company.requested} />}
      <Form
        aria-label={t('account.company')}
        initialValues={toValues(company)}
        validationSchema={companySchema}
        onSubmit={(values) => send(() => ask(toBody(values)).unwrap())}
        t={t}
      >
        <p className="text-secondary">{t('account.companyLead')}</p>
        <div className="field-grid">
          <TextField {...field('company_name')} autoComplete="organization" required />
          <TextField {...field('company_name_arabic')} hint={t('account.arabicHint')} lang="ar" dir="rtl" />
          <TextField {...field('cr_number')} inputMode="numeric" dir="ltr" />
          <FileField
            {...field('cr_certificate')}
            hint={
              company.cr_certificate
                ? t('account.certificatePresent', { file: `\u2068${company.cr_certificate}\u2069` })
                : t('account.certificateHint')
            }
            accept=".pdf,.jpg,.jpeg,.png"
          />
        </div>
        <FormError />
        <AskButton isAsked={isBeingChecked(company)} />
      </Form>
    </Section>
  );
}

/** Disabled until something has changed. */
function AskButton({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('vendor-portal');
  const { dirty } = useFormikContext();
  return <SubmitButton disabled={!dirty}>{t(isAsked ? 'account.askAgain' : 'account.ask')}</SubmitButton>;
}
