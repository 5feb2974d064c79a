import { Button, Form, FormError, SubmitButton, TextField } from '@balsam/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

const schema = object({ code: string().trim().required(textKey('guest.codeRequired')) });

interface EmailCodeFormProps {
  /** A code is being sent again. */
  busy: boolean;
  /** Verifies the code. */
  onSubmit: (values: { code: string }) => Promise<unknown>;
  onSendAgain: () => void;
  /** Notice above the field. */
  children?: ReactNode;
}

/** Entry of a code from an email. */
export function EmailCodeForm({ busy, onSubmit, onSendAgain, children }: EmailCodeFormProps) {
  const { t } = useTranslation('storefront');
  return (
    <Form initialValues={{ code: '' }} validationSchema={schema} onSubmit={onSubmit} t={t} className="stack">
      {children}
      <TextField
        name="code"
        label={t('guest.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
      />
      <FormError />
      <div className="cluster">
        <SubmitButton>{t('guest.confirmCode')}</SubmitButton>
        <Button variant="ghost" busy={busy} onClick={onSendAgain}>
          {t('guest.codeAgain')}
        </Button>
      </div>
    </Form>
  );
}
