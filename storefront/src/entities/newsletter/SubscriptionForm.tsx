import { emailRule, Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useSubscribeMutation } from './newsletter-api.ts';

interface Subscription {
  email: string;
}

export interface SubscriptionFormProps {
  /** Input from before the form was loaded. */
  email: string;
  /** The plain form was submitted, so this form submits immediately. */
  isSent: boolean;
}

const schema = object({
  email: emailRule(textKey('newsletter.emailRequired'), textKey('newsletter.emailInvalid')),
});

/** Subscribes an address. The confirmation arrives by mail, so the form shows nothing further. */
export function SubscriptionForm({ email: typed, isSent }: SubscriptionFormProps) {
  const { t } = useTranslation('storefront');
  const [subscribe] = useSubscribeMutation();
  const place = useRef<HTMLDivElement>(null);
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (!isSent || isTakenOver.current) return;
    isTakenOver.current = true;
    // The focus was in the plain form that this one replaces.
    place.current?.querySelector('input')?.focus();
    place.current?.querySelector('form')?.requestSubmit();
  }, [isSent]);

  const submit = async ({ email }: Subscription, { resetForm }: FormikHelpers<Subscription>) => {
    await subscribe({ email: email.trim() }).unwrap();
    resetForm({ values: { email: '' } });
  };

  return (
    <div ref={place}>
      <Form
        className="sf-newsletter-form"
        initialValues={{ email: typed }}
        validationSchema={schema}
        onSubmit={submit}
        t={t}
      >
        <TextField name="email" type="email" label={t('newsletter.email')} autoComplete="email" required />
        <SubmitButton>{t('newsletter.submit')}</SubmitButton>
        <FormError />
      </Form>
    </div>
  );
}
