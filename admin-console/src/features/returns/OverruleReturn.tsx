import type { Return } from '@balsam/shared-api';
import {
  ChoiceField,
  Form,
  FormError,
  SubmitButton,
  TextAreaField,
  TextField,
  useLocalized,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useOverruleReturnMutation } from './returns-api.ts';

const schema = object({ reason: string().trim().required('returns.error.reason') });

/** Approves what a vendor declined, or gives more than he gave: never less. */
export function OverruleReturn({ shown }: { shown: Return }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [overrule] = useOverruleReturnMutation();
  const send = useSendForm({ failed: t('returns.failed') });
  const isDeclined = shown.state === 'declined';
  const refused = isDeclined ? [] : shown.lines.filter((line) => line.refused > 0);
  const initialValues = {
    decision: 'approve',
    lines: refused.map(({ id }) => ({ id, write_off: '0' })),
    goodwill: '0',
    reason: '',
  };
  const submit = ({ decision, lines, goodwill, reason }: typeof initialValues) =>
    send(() =>
      overrule({
        no: shown.return_no,
        body: {
          ...(isDeclined && { decision: decision === 'keep_goods' ? 'keep_goods' : 'approve' }),
          lines: lines.map((line) => ({ id: line.id, write_off: Number(line.write_off) })),
          goodwill: Number(goodwill),
          reason,
        },
      }).unwrap(),
    );
  return (
    <section className="panel">
      <h2 className="panel-title">{t(isDeclined ? 'returns.overruleDeclined' : 'returns.overruleInspected')}</h2>
      <Form initialValues={initialValues} validationSchema={schema} onSubmit={submit} t={t} className="stack">
        {isDeclined && (
          <ChoiceField
            name="decision"
            label={t('returns.decision')}
            choices={(['approve', 'keep_goods'] as const).map((value) => ({
              value,
              label: t(`returns.decisions.${value}`),
            }))}
          />
        )}
        {refused.map(({ id, product, refused: count }, index) => (
          <TextField
            key={id}
            name={`lines.${index}.write_off`}
            label={t('returns.acceptOf', { name: localized(product.name, product.name_arabic), count })}
            inputMode="numeric"
          />
        ))}
        {!isDeclined && (
          <TextField
            name="goodwill"
            label={t('returns.goodwill', { currency: shown.currency })}
            hint={t('returns.goodwillHint')}
            inputMode="decimal"
          />
        )}
        <TextAreaField name="reason" label={t('returns.reason')} hint={t('returns.reasonHint')} rows={3} required />
        <FormError />
        <div className="cluster">
          <SubmitButton>{t('returns.overrule')}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
