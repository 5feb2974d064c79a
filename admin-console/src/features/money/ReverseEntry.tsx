import { Button, Form, FormError, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { useReverseEntryMutation } from './money-api.ts';

interface ReverseEntryProps {
  /** The adjustment's id. */
  id: number;
  onHide: () => void;
}

const schema = object({ reason: reasonRule });

/** Reverses an adjustment, with a reason shown to the vendor. */
export function ReverseEntry({ id, onHide }: ReverseEntryProps) {
  const { t } = useTranslation('admin-console');
  const [reverse] = useReverseEntryMutation();
  const send = useSendForm({ failed: t('money.failed') });
  const submit = async ({ reason }: { reason: string }) => {
    await send(() => reverse({ id, reason: reason.trim() }).unwrap());
    onHide();
  };
  return (
    <Form
      aria-label={t('money.reverse.title')}
      initialValues={{ reason: '' }}
      validationSchema={schema}
      onSubmit={submit}
      t={t}
    >
      <p>{t('money.reverse.text')}</p>
      <TextAreaField
        name="reason"
        label={t('money.reason')}
        hint={t('money.adjust.reasonHint')}
        dir="auto"
        rows={2}
        required
      />
      <FormError />
      <div className="cluster cluster-end">
        <Button variant="ghost" onClick={onHide}>
          {t('money.back')}
        </Button>
        <SubmitButton>{t('money.reverse.submit')}</SubmitButton>
      </div>
    </Form>
  );
}
