import { Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'yup';
import { useSubscribeMutation } from './newsletterApi.ts';
import './newsletter.css';

interface Subscription {
  email: string;
}

const schema = object({
  email: string().trim().required('newsletter.emailRequired').email('newsletter.emailInvalid'),
});

/** Asks for an address to send the newsletter to. What follows comes by mail, so the page says nothing more. */
export function NewsletterArea() {
  const { t } = useTranslation('storefront');
  const [subscribe] = useSubscribeMutation();

  const submit = async ({ email }: Subscription, { resetForm }: FormikHelpers<Subscription>) => {
    await subscribe({ email: email.trim() }).unwrap();
    resetForm();
  };

  return (
    <section className="sf-newsletter surface-soft" aria-labelledby="newsletter">
      <div className="sf-row sf-newsletter-row">
        <div>
          <h2 id="newsletter">{t('newsletter.title')}</h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <div>
          <Form
            className="sf-newsletter-form"
            initialValues={{ email: '' }}
            validationSchema={schema}
            onSubmit={submit}
            t={t}
          >
            <TextField name="email" type="email" label={t('newsletter.email')} autoComplete="email" required />
            <SubmitButton>{t('newsletter.submit')}</SubmitButton>
            <FormError />
          </Form>
          <p className="form-text">
            {t('newsletter.note')} <Link to="/privacy-policy">{t('layout.privacyPolicy')}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
