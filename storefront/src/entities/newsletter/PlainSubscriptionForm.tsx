import { Button } from '@balsam/shared-ui';
import { useId, type FormEvent, type MouseEvent } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { useTranslation } from 'react-i18next';

interface PlainSubscriptionFormProps {
  email: string;
  onEmail: (email: string) => void;
  onSend: () => void;
  /** Submitted, waiting for the full form. */
  busy: boolean;
}

const stayInField = (event: MouseEvent) => event.preventDefault();

/** Looks like SubscriptionForm and holds the input until that is loaded. */
export function PlainSubscriptionForm({ email, onEmail, onSend, busy }: PlainSubscriptionFormProps) {
  const { t } = useTranslation('storefront');
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className="sf-newsletter-form" noValidate onSubmit={send}>
      <div className="field">
        <label htmlFor={id} className="form-label" data-required>
          {t('newsletter.email')}
        </label>
        <FormControl
          id={id}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          required
          value={email}
          onChange={({ target }) => onEmail(target.value)}
        />
      </div>
      <Button type="submit" busy={busy} onMouseDown={stayInField}>
        {t('newsletter.submit')}
      </Button>
    </form>
  );
}
