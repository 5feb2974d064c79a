import type { RecallCase } from '@balsam/shared-api';
import { CheckboxField, FormModal, SelectField, TextAreaField, TextField, useLocalized } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ANSWER_UNITS } from './CaseAnswer.tsx';
import { CHANNELS, callSchema, toCallBody, toCallValues, type CallValues } from './call-schema.ts';
import { useRecordRecallCallMutation } from './recalls-api.ts';

interface RecordCallProps {
  recallId: string;
  called: RecallCase;
  onHide: () => void;
}

/** Records a call to a buyer, with the answer if there was one. */
export function RecordCall({ recallId, called, onHide }: RecordCallProps) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [record] = useRecordRecallCallMutation();
  return (
    <FormModal<CallValues>
      title={t('recalls.callOf', { name: called.customer })}
      initialValues={toCallValues(called)}
      validationSchema={callSchema}
      onSubmit={(values) => record({ id: recallId, caseId: called.id, body: toCallBody(values) }).unwrap()}
      failed={t('recalls.callFailed')}
      submitLabel={t('recalls.saveCall')}
      t={t}
      onHide={onHide}
    >
      <p>
        <bdi>{localized(called.product, called.product_arabic)}</bdi>: {t('recalls.units', { count: called.quantity })}
      </p>
      <SelectField
        name="channel"
        label={t('recalls.channel')}
        options={CHANNELS.map((value) => ({ value, label: t(`recalls.channels.${value}`) }))}
      />
      <TextAreaField name="note" label={t('recalls.outcome')} dir="auto" rows={3} required />
      <CheckboxField name="answered" label={t('recalls.hasAnswered')} />
      <AnswerFields />
    </FormModal>
  );
}

function AnswerFields() {
  const { t } = useTranslation('admin-console');
  const { values } = useFormikContext<CallValues>();
  if (!values.answered) return null;
  return (
    <>
      <TextField name="name" label={t('recalls.answeredBy')} dir="auto" autoComplete="off" required />
      <div className="field-grid">
        {ANSWER_UNITS.map((name) => (
          <TextField key={name} name={name} label={t(`recalls.unitFields.${name}`)} inputMode="numeric" />
        ))}
      </div>
    </>
  );
}
