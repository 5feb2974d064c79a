import { REPORT_REASONS, selectRole, useAppSelector } from '@balsam/shared-api';
import { FormModal, SelectField, TextAreaField, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { reportSchema, toReport, type ReportValues } from './report-schema.ts';
import { useSendReportMutation, type ReportedThing } from './reports-api.ts';

const EMPTY: ReportValues = { reason: '', text: '', email: '' };

interface ReportDialogProps {
  thing: ReportedThing;
  name: string;
  onHide: () => void;
}

/** Reports a product or a seller. Visitors give an email address for the result. */
export function ReportDialog({ thing, name, onHide }: ReportDialogProps) {
  const { t } = useTranslation('storefront');
  const isVisitor = useAppSelector(selectRole) === null;
  const [send] = useSendReportMutation();
  const submit = (values: ReportValues) => send({ thing, report: toReport(values, isVisitor) }).unwrap();
  return (
    <FormModal
      title={t('report.title', { name })}
      initialValues={EMPTY}
      validationSchema={reportSchema(isVisitor)}
      onSubmit={submit}
      failed={t('report.failed')}
      submitLabel={t('report.send')}
      t={t}
      onHide={onHide}
    >
      <SelectField
        name="reason"
        label={t('report.reason')}
        placeholder={t('report.choose')}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        required
      />
      <TextAreaField name="text" label={t('report.text')} hint={t('report.hint')} rows={4} required />
      {isVisitor && (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          label={t('report.email')}
          hint={t('report.emailHint')}
          required
        />
      )}
    </FormModal>
  );
}
