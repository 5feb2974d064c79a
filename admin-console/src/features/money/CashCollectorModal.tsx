import type { AdminMoneyPart } from '@balsam/shared-api';
import { FormModal, SelectField, TextAreaField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { reasonRule } from '../../entities/money/reason-rule.ts';
import { useCorrectCollectorMutation, type CashCollector } from './money-api.ts';

interface CollectorModalProps {
  /** A sub-order whose cash has been collected. */
  part: AdminMoneyPart;
  onHide: () => void;
}

const COLLECTORS = ['vendor', 'carrier'] as const satisfies readonly CashCollector[];

const schema = object({ reason: reasonRule });

/** Corrects who collected the cash on delivery, which determines who owes it. */
export function CashCollectorModal({ part, onHide }: CollectorModalProps) {
  const { t } = useTranslation('admin-console');
  const [correct] = useCorrectCollectorMutation();
  const other: CashCollector = part.collected_by === 'vendor' ? 'carrier' : 'vendor';
  return (
    <FormModal
      title={t('money.collector.title')}
      initialValues={{ collected_by: other, reason: '' }}
      validationSchema={schema}
      onSubmit={({ collected_by, reason }: { collected_by: CashCollector; reason: string }) =>
        correct({ number: part.order_sub_no, collected_by, reason: reason.trim() }).unwrap()
      }
      failed={t('money.failed')}
      submitLabel={t('money.collector.submit')}
      t={t}
      onHide={onHide}
    >
      <SelectField
        name="collected_by"
        label={t('money.collector.who')}
        options={COLLECTORS.map((value) => ({ value, label: t(`money.collector.${value}`) }))}
      />
      <TextAreaField
        name="reason"
        label={t('money.reason')}
        hint={t('money.adjust.reasonHint')}
        dir="auto"
        rows={3}
        required
      />
    </FormModal>
  );
}
