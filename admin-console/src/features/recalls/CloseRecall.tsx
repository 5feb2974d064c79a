import type { RecallDetail } from '@balsam/shared-api';
import { BilingualFields, FormModal, TextAreaField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { conclusionSchema } from './recall-schema.ts';
import { useCloseRecallMutation } from './recalls-api.ts';

interface CloseRecallProps {
  recall: RecallDetail;
  /** Reloads the recall. */
  load: () => Promise<RecallDetail>;
  onHide: () => void;
}

const toValues = ({ updated_at }: RecallDetail) => ({
  conclusion: '',
  conclusion_arabic: '',
  shortfall_reason: '',
  updated_at,
});

/** Closes a recall with a conclusion in both languages. */
export function CloseRecall({ recall, load, onHide }: CloseRecallProps) {
  const { t } = useTranslation('admin-console');
  const [close] = useCloseRecallMutation();
  const { id, recall_no: number, report } = recall;
  const open = report.cases - report.acknowledged;
  const isBelow = report.acknowledged * 100 < report.cases * report.target;
  return (
    <FormModal
      title={t('recalls.closeOf', { number })}
      size="lg"
      initialValues={toValues(recall)}
      validationSchema={conclusionSchema}
      onSubmit={({ updated_at, ...texts }) => close({ id, ...texts, updated_at_seen: updated_at }).unwrap()}
      loadNewer={async () => toValues(await load())}
      failed={t('recalls.failed')}
      submitLabel={t('recalls.close')}
      t={t}
      onHide={onHide}
    >
      <p>{t('recalls.closeText')}</p>
      {open > 0 && <p>{t('recalls.unanswered', { count: open })}</p>}
      {isBelow && <p>{t('recalls.belowTarget', { target: report.target })}</p>}
      {report.unaccounted > 0 && <p>{t('recalls.unaccountedUnits', { count: report.unaccounted })}</p>}
      <BilingualFields
        fields={[
          {
            en: { name: 'conclusion', label: t('recalls.fields.conclusion') },
            ar: { name: 'conclusion_arabic', label: t('recalls.fields.conclusion_arabic') },
            rows: 5,
          },
        ]}
      />
      {(isBelow || report.unaccounted > 0) && (
        <TextAreaField
          name="shortfall_reason"
          label={t('recalls.fields.shortfall_reason')}
          hint={t('recalls.shortfallHint')}
          dir="auto"
          rows={3}
          required
        />
      )}
    </FormModal>
  );
}
