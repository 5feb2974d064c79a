import { AuthCard, Breadcrumb, Button, Form, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { useRegisterMutation } from './account-api.ts';
import { rememberNewPassword } from './fresh-password.ts';
import { RegisterFields } from './RegisterFields.tsx';
import { emptyRegistration, registerSchema, toFormData, type RegisterValues } from './register-schema.ts';
import type { SignInNews } from './sign-in-intent.ts';
import { href } from '../../entities/page/paths.ts';

interface RegisterCardProps {
  /** Switches to the login form. */
  onSignIn: () => void;
  /** Called after the registration with a message about the next step. */
  onRegistered: (news: SignInNews) => Promise<void>;
}

/** Registration form for customers and vendors. */
export function RegisterCard({ onSignIn, onRegistered }: RegisterCardProps) {
  const { t } = useTranslation('storefront');
  const [register] = useRegisterMutation();

  const send = useSendForm({ failed: t('auth.register.failed'), done: t('auth.register.success') });

  const submit = async (values: RegisterValues) => {
    await send(() => register(toFormData(values)).unwrap());
    const what = values.account_type === 'vendor' ? 'vendorWaits' : 'registered';
    const email = values.email.trim();
    rememberNewPassword(email, values.password);
    await onRegistered({ what, email });
  };

  const footer = (
    <p>
      {t('auth.register.hasAccount')}{' '}
      <Button variant="link" onClick={onSignIn}>
        {t('auth.register.toSignIn')}
      </Button>
    </p>
  );
  return (
    <>
      <PageHead page="register" path={href('register')} />
      <div className="page-head sf-row">
        <Breadcrumb items={[{ label: t('auth.home'), to: href('home') }, { label: t('auth.register.title') }]} />
      </div>
      <AuthCard title={t('auth.register.title')} lead={t('auth.register.lead')} footer={footer} width="wide">
        <Form initialValues={emptyRegistration} validationSchema={registerSchema} onSubmit={submit} t={t} errorSummary>
          <RegisterFields />
        </Form>
      </AuthCard>
    </>
  );
}
