import { isApiError } from '@balsam/shared-api';
import { AuthCard, Breadcrumb, Button, Form, toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useRegisterMutation } from './accountApi.ts';
import { RegisterFields } from './RegisterFields.tsx';
import { emptyRegistration, registerSchema, toFormData, type RegisterValues } from './registerSchema.ts';

/** Registration of a customer or a vendor. `onSignIn` leads to the sign-in: on request, and once the account is there. */
export function RegisterCard({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('storefront');
  const [register] = useRegisterMutation();

  const submit = async (values: RegisterValues) => {
    try {
      await register(toFormData(values)).unwrap();
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('auth.register.failed'));
      throw error;
    }
    toastSuccess(t('auth.register.success'));
    onSignIn();
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
      <div className="page-head sf-row">
        <Breadcrumb items={[{ label: t('auth.home'), to: '/' }, { label: t('auth.register.title') }]} />
      </div>
      <AuthCard title={t('auth.register.title')} lead={t('auth.register.lead')} footer={footer} width="wide">
        <title>{t('auth.register.title')}</title>
        <Form initialValues={emptyRegistration} validationSchema={registerSchema} onSubmit={submit} t={t}>
          <RegisterFields />
        </Form>
      </AuthCard>
    </>
  );
}
