import type { Return } from '@balsam/shared-api';
import { ChoiceField, TextAreaField, TextField, useLocalized } from '@balsam/shared-ui';
import { DecisionPanel } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useOverruleReturnMutation, type OverruleRequest } from './returns-api.ts';

const schema = object({ reason: string().trim().required('returns.error.reason') });

type Decision = NonNullable<OverruleRequest['decision']>;

/** Available decisions: none after inspection, and never a second request to send the goods back. */
const decisionsOf = ({ state }: Return): readonly Decision[] => {
  if (state === 'inspected') return [];
  if (state === 'declined') return ['approve', 'keep_goods'];
  return state === 'requested' ? ['approve', 'keep_goods', 'decline'] : ['keep_goods', 'decline'];
};

const titleOf = ({ state }: Return) => {
  if (state === 'inspected') return 'returns.overruleInspected';
  return state === 'declined' ? 'returns.overruleDeclined' : 'returns.decideInstead';
};

/** Overrules a vendor's decision in the customer's favour, or decides an overdue return. */
export function OverruleReturn({ shown }: { shown: Return }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [overrule] = useOverruleReturnMutation();
  const decisions = decisionsOf(shown);
  const isInspected = decisions.length === 0;
  const refused = isInspected ? shown.lines.filter((line) => line.refused > 0) : [];
  const initialValues = {
    decision: decisions[0] ?? '',
    lines: refused.map(({ id }) => ({ id, write_off: '0' })),
    goodwill: '0',
    reason: '',
  };
  const submit = ({ decision, lines, goodwill, reason }: typeof initialValues) =>
    overrule({
      no: shown.return_no,
      body: {
        ...(!isInspected && { decision: decisions.find((each) => each === decision) }),
        version: shown.version,
        lines: lines.map((line) => ({ id: line.id, write_off: Number(line.write_off) })),
        goodwill: Number(goodwill),
        reason,
      },
    }).unwrap();
  return (
    <DecisionPanel
      title={t(titleOf(shown))}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={submit}
      failed={t('returns.failed')}
      submitLabel={t('returns.overrule')}
      t={t}
    >
      {!isInspected && (
        <ChoiceField
          name="decision"
          label={t('returns.decision')}
          choices={decisions.map((value) => ({ value, label: t(`returns.decisions.${value}`) }))}
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
      {isInspected && (
        <TextField
          name="goodwill"
          label={t('returns.goodwill', { currency: shown.currency })}
          hint={t('returns.goodwillHint')}
          inputMode="decimal"
        />
      )}
      <TextAreaField name="reason" label={t('returns.reason')} hint={t('returns.reasonHint')} rows={3} required />
    </DecisionPanel>
  );
}
