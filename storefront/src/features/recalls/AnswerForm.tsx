import type { AnsweredCase } from '@balsam/shared-api';
import { checkCircleIcon, Form, FormError, Icon, SubmitButton, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAnswerRecallMutation } from '../../entities/recalls/recalls-api.ts';
import { answerSchema } from './answer-schema.ts';

const UNITS = ['returned', 'destroyed', 'used', 'missing'] as const;

interface AnswerFormProps {
  token: string;
  answered: AnsweredCase;
}

/** The buyer's answer about the bought units, which may be corrected until the recall is closed. */
export function AnswerForm({ token, answered }: AnswerFormProps) {
  const { t } = useTranslation('storefront');
  const [send, { data }] = useAnswerRecallMutation();
  const stored = data ?? answered;
  const initialValues = {
    name: stored.acknowledged_by,
    returned: String(stored.returned),
    destroyed: String(stored.destroyed),
    used: String(stored.used),
    missing: String(stored.missing),
  };
  return (
    <Form
      className="panel"
      initialValues={initialValues}
      validationSchema={answerSchema}
      onSubmit={async ({ name, ...units }) => {
        const counts = Object.fromEntries(UNITS.map((unit) => [unit, Number(units[unit] || 0)]));
        await send({ token, name, ...counts }).unwrap();
      }}
      t={t}
    >
      <h2 className="panel-title">{t('recalls.answerTitle')}</h2>
      <p>{t('recalls.answerText', { count: answered.quantity })}</p>
      <div className="field-grid">
        {UNITS.map((unit) => (
          <TextField key={unit} name={unit} label={t(`recalls.units.${unit}`)} inputMode="numeric" dir="ltr" />
        ))}
        <TextField name="name" label={t('recalls.yourName')} autoComplete="name" required />
      </div>
      <FormError />
      <SubmitButton>{t(stored.acknowledged_at === null ? 'recalls.send' : 'recalls.correct')}</SubmitButton>
      <p role="status" className="mt-2 mb-0">
        {data && (
          <>
            <Icon className="text-success" icon={checkCircleIcon} /> {t('recalls.thanks')}
          </>
        )}
      </p>
    </Form>
  );
}
