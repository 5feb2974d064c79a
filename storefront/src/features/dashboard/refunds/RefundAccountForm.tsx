import { Form, FormError, SubmitButton, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { AccountFields } from './AccountFields.tsx';
import { accountSchema, NO_ACCOUNT, type AccountValues } from './account-schema.ts';
import { useNameRefundAccountMutation } from './refunds-api.ts';

interface RefundAccountFormProps {
  id: number;
  /** Whether the bank has refused the account before. */
  isRefused: boolean;
}

/** Asks where a refund may be transferred to, which waits until it is known. */
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
