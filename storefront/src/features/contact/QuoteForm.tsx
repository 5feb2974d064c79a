import type { SendContactMessageRequest } from '@balsam/shared-api';
import {
  emailRule,
  Form,
  FormError,
  SubmitButton,
  TextAreaField,
  TextField,
  type TextKey,
  useSendForm,
} from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useSendMessageMutation } from './contact-api.ts';

const LONGEST_SUBJECT = 200;
const EMPTY: SendContactMessageRequest = { name: '', email: '', phone_number: '', subject: '', message: '' };

const required = (name: TextKey<'storefront', 'contact.error'>) => string().trim().required(`contact.error.${name}`);
const schema = object({
  name: required('name'),
  email: emailRule(textKey('contact.error.email'), textKey('contact.error.emailFormat')),
  phone_number: required('phone_number'),
  subject: required('subject'),
  message: required('message'),
});

/** Contact form; the URL may set its `subject`. The input is cleared only after it has been sent. */
export function QuoteForm() {
  const { t } = useTranslation('storefront');
  const [sendMessage] = useSendMessageMutation();
  const [params] = useSearchParams();
  const subject = (params.get('subject') ?? '').slice(0, LONGEST_SUBJECT);

  const send = useSendForm({ failed: t('contact.failed') });

  const submit = async (values: SendContactMessageRequest, { resetForm }: FormikHelpers<SendContactMessageRequest>) => {
    await send(() => sendMessage(schema.cast(values)).unwrap());
    resetForm({ values: EMPTY });
  };

  return (
    <section className="panel" aria-labelledby="get-a-quote">
      <h2 id="get-a-quote">{t('contact.quote.title')}</h2>
      <p>{t('contact.quote.text')}</p>
      <Form initialValues={{ ...EMPTY, subject }} validationSchema={schema} onSubmit={submit} t={t}>
        <div className="field-grid">
          <TextField name="name" label={t('contact.name')} autoComplete="name" required />
          <TextField name="email" type="email" label={t('contact.email')} autoComplete="email" required />
          <TextField
            name="phone_number"
            type="tel"
            label={t('contact.phone_number')}
            hint={t('contact.phoneHint')}
            autoComplete="tel"
            required
          />
          <TextField name="subject" label={t('contact.subject')} required />
          <TextAreaField className="field-wide" name="message" label={t('contact.message')} rows={6} required />
        </div>
        <FormError />
        <SubmitButton>{t('contact.submit')}</SubmitButton>
      </Form>
    </section>
  );
}
