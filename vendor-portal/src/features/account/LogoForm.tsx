import { FileField, Form, FormError, Section, SubmitButton, Thumbnail, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { logoSchema } from './account-schemas.ts';
import { useSaveLogoMutation } from './identity-api.ts';

/** The company logo, with a button to replace it. */
export function LogoForm({ current, name }: { current: string | null; name: string }) {
  const { t } = useTranslation('vendor-portal');
  const [save] = useSaveLogoMutation();
  const send = useSendForm({ failed: t('account.failed') });
  const submit = ({ logo }: { logo: File | null }) => {
    const body = new FormData();
    if (logo) body.append('logo', logo);
    return send(() => save(body).unwrap());
  };
  return (
    <Section title={t('account.logo')}>
      <Form<{ logo: File | null }>
        aria-label={t('account.logo')}
        initialValues={{ logo: null }}
        validationSchema={logoSchema}
        onSubmit={submit}
        t={t}
      >
        <div className="mb-3">
          <Thumbnail src={current} name={name} />
        </div>
        <FileField name="logo" label={t('account.newLogo')} hint={t('account.logoHint')} accept="image/*" required />
        <FormError />
        <SubmitButton>{t('account.saveLogo')}</SubmitButton>
      </Form>
    </Section>
  );
}
