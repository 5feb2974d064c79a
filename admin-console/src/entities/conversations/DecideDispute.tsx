import { LIMITS, type ThreadPage } from '@balsam/shared-api';
import { Form, FormError, SubmitButton, TextAreaField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useResolveDisputeMutation } from './threads-api.ts';

const schema = object({ text: string().trim().required(textKey('disputes.decisionRequired')) });

interface DecideDisputeProps {
  id: number;
  /** State of the conversation on screen. */
  updatedAt: string | null;
  onDecided: (page: ThreadPage) => void;
}

/** Decides a dispute with a text that both sides see. */
export function DecideDispute({ id, updatedAt, onDecided }: DecideDisputeProps) {
  const { t } = useTranslation('admin-console');
  const [resolve] = useResolveDisputeMutation();
  const send = useSendForm({ failed: t('disputes.decideFailed') });
  return (
    <Form
      className="panel"
      initialValues={{ text: '' }}
      validationSchema={schema}
      onSubmit={async ({ text }) => {
        const { data } = await send(() => resolve({ id, text: text.trim(), updated_at_seen: updatedAt }).unwrap());
        onDecided(data);
      }}
      t={t}
    >
      <h3 className="panel-title">{t('disputes.decide')}</h3>
      <TextAreaField
        name="text"
        label={t('disputes.decision')}
        hint={t('disputes.decisionHint')}
        maxLength={LIMITS.message.length}
        dir="auto"
        required
      />
      <FormError />
      <SubmitButton>{t('disputes.decide')}</SubmitButton>
    </Form>
  );
}
