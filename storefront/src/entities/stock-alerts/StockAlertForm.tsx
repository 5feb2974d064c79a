import { emailRule, Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useAddStockAlertMutation, type NewStockAlert } from './stock-alerts-api.ts';

interface StockAlertFormProps {
  awaited: NewStockAlert;
  /** Called with the entered address. */
  onDone: (email: string) => void;
}

const schema = object({
  email: emailRule(textKey('stockAlert.emailRequired'), textKey('stockAlert.emailInvalid')),
});

/** Address form of a visitor's alert. Takes the focus, because it replaces the button that was pressed. */
export function StockAlertForm({ awaited, onDone }: StockAlertFormProps) {
  const { t } = useTranslation('storefront');
  const [addAlert] = useAddStockAlertMutation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const submit = async (values: { email: string }) => {
    const email = values.email.trim();
    await addAlert({ ...awaited, email }).unwrap();
    onDone(email);
  };
  return (
    <div ref={place}>
      <Form
        className="sf-stock-alert-form"
        initialValues={{ email: '' }}
        validationSchema={schema}
        onSubmit={submit}
        t={t}
      >
        <TextField
          name="email"
          type="email"
          label={t('stockAlert.email')}
          hint={t('stockAlert.hint')}
          autoComplete="email"
          required
        />
        <FormError />
        <SubmitButton>{t('stockAlert.send')}</SubmitButton>
      </Form>
    </div>
  );
}
