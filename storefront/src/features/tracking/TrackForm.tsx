import { Form, FormError, SubmitButton, TextField, truckIcon } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackOrderRequest } from '@balsam/shared-api';
import { trackSchema } from './track-schema.ts';

interface TrackFormProps {
  /** What is known already: from the address, or of who is signed in. */
  known: TrackOrderRequest;
  onSubmit: (request: TrackOrderRequest) => Promise<void>;
}

/** Asks for an order by its number and an e-mail address; nobody needs an account for it. */
export function TrackForm({ known, onSubmit }: TrackFormProps) {
  const { t } = useTranslation('storefront');
  return (
    <Form initialValues={known} validationSchema={trackSchema} onSubmit={onSubmit} t={t} className="panel">
      <div className="field-grid">
        <TextField
          name="order_no"
          label={t('tracking.orderId')}
          hint={t('tracking.orderIdHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <KnownEmail email={known.email} />
        <TextField
          name="email"
          type="email"
          label={t('tracking.email')}
          hint={t('tracking.emailHint')}
          autoComplete="email"
          required
        />
      </div>
      <FormError />
      <SubmitButton icon={truckIcon}>{t('tracking.submit')}</SubmitButton>
    </Form>
  );
}

/** Who is signed in becomes known while the form stands: it is filled in where nobody has typed anything. */
function KnownEmail({ email }: { email: string }) {
  const [{ value }, , { setValue }] = useField<string>('email');
  const fillIn = useEffectEvent((known: string) => {
    if (value === '' && known !== '') void setValue(known, false);
  });
  useEffect(() => fillIn(email), [email]);
  return null;
}
