import { Form, FormError, SubmitButton, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { AccountFields } from './AccountFields.tsx';
import { accountSchema, NO_ACCOUNT, type AccountValues } from './account-schema.ts';
import { useNameRefundAccountMutation } from './refunds-api.ts';

interface RefundAccountFormProps {
  id: number;
  /** True if the bank rejected the previous account. */
  isRefused: boolean;
}

/** Form for the bank account of a refund, which waits for it. */
export function RefundAccountForm({ id, isRefused }: RefundAccountFormProps) {
  const { t } = useTranslation('storefront');
  const [nameAccount] = useNameRefundAccountMutation();
  const send = useSendForm({ failed: t('returns.failed') });
  const submit = ({ iban, holder }: AccountValues) =>
    send(() => nameAccount({ id, iban: iban.trim(), holder: holder.trim() }).unwrap());
  return (
    <Form initialValues={NO_ACCOUNT} validationSchema={accountSchema} onSubmit={submit} t={t} className="stack">
      <p className="alert alert-warning mb-0" role="status">
        {t(isRefused ? 'returns.accountRefused' : 'returns.accountMissing')}
      </p>
      <AccountFields />
      <FormError />
      <div className="cluster">
        <SubmitButton>{t('returns.nameAccount')}</SubmitButton>
      </div>
    </Form>
  );
}
