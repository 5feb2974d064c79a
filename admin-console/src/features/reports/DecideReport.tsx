import type { Report, ReportDecision } from '@balsam/shared-api';
import { ChoiceField, FormModal, SelectField, TextAreaField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useDecideReportMutation } from './reports-api.ts';
import { useReportedName } from './use-reported-name.ts';

type Values = Required<ReportDecision>;

const STATES = ['kept', 'acted'] as const;

const schema = object({ note: string().max(1000, textKey('reports.noteTooLong')) });

const NEW_DECISION: Values = { state: 'kept', action: 'none', note: '' };

interface DecideReportProps {
  report: Report;
  onHide: () => void;
  /** Called after the decision has been saved. */
  onDecided: () => void;
}

/** Decides a report. With "acted", the product can be unapproved or the store stopped in the same step. */
export function DecideReport({ report, onHide, onDecided }: DecideReportProps) {
  const { t } = useTranslation('admin-console');
  const [decide] = useDecideReportMutation();
  const name = useReportedName()(report);
  const submit = async ({ state, action, note }: Values) => {
    const decision = { state, action: state === 'acted' ? action : 'none', note: note.trim() } as const;
    const response = await decide({ id: report.id, decision }).unwrap();
    onDecided();
    return response;
  };
  return (
    <FormModal
      title={t('reports.decideOn', { name })}
      initialValues={NEW_DECISION}
      validationSchema={schema}
      onSubmit={submit}
      failed={t('reports.failed')}
      submitLabel={t('reports.save')}
      t={t}
      onHide={onHide}
    >
      <ChoiceField
        name="state"
        label={t('reports.decision')}
        required
        choices={STATES.map((value) => ({
          value,
          label: t(`reports.decisions.${value}`),
          hint: t(`reports.decisionHints.${value}`),
        }))}
      />
      <Measure hasProduct={report.product !== null} />
      <TextAreaField name="note" label={t('reports.note')} hint={t('reports.noteHint')} rows={3} />
    </FormModal>
  );
}

/** Measure of a decision to act. */
function Measure({ hasProduct }: { hasProduct: boolean }) {
  const { t } = useTranslation('admin-console');
  const { state } = useFormikContext<Values>().values;
  if (state !== 'acted') return null;
  const actions: readonly Values['action'][] = hasProduct
    ? ['none', 'unapprove_product', 'stop_store']
    : ['none', 'stop_store'];
  return (
    <SelectField
      name="action"
      label={t('reports.action')}
      options={actions.map((value) => ({ value, label: t(`reports.actions.${value}`) }))}
    />
  );
}
