import { Form, FormError, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSendReturnMutation } from './returns-api.ts';

/** Marks the return as sent, with an optional tracking note. */
export function SendReturn({ no }: { no: string }) {
  const { t } = useTranslation('storefront');
  const [sendReturn] = useSendReturnMutation();
  const send = useSendForm({ failed: t('returns.failed') });
  return (
    <Form
      initialValues={{ note: '' }}
      onSubmit={({ note }) => send(() => sendReturn({ no, note }).unwrap())}
      t={t}
      className="stack"
    >
      <TextField name="note" label={t('returns.parcel')} hint={t('returns.parcelHint')} dir="ltr" />
      <FormError />
      <div className="cluster">
        <SubmitButton>{t('returns.sent')}</SubmitButton>
      </div>
    </Form>
  );
}
