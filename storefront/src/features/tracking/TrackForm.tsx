import { Form, FormError, SubmitButton, TextField, truckIcon } from '@balsam/shared-ui';
import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackOrderRequest } from '@balsam/shared-api';
import { trackSchema } from './track-schema.ts';

interface TrackFormProps {
  /** Values from the URL or of the signed-in customer. */
  known: TrackOrderRequest;
  onSubmit: (request: TrackOrderRequest) => Promise<void>;
}

/** Finds an order by its number and e-mail address, without an account. */
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

/** Fills in the e-mail address once the customer is loaded, unless something was typed. */
function KnownEmail({ email }: { email: string }) {
  const [{ value }, , { setValue }] = useField<string>('email');
  const fillIn = useEffectEvent((known: string) => {
    if (value === '' && known !== '') void setValue(known, false);
  });
  useEffect(() => fillIn(email), [email]);
  return null;
}
