import type { AdminMoneyPart } from '@balsam/shared-api';
import {
  Button,
  Form,
  FormError,
  Modal,
  SelectField,
  SubmitButton,
  TextAreaField,
  useSendForm,
} from '@balsam/shared-ui';
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
  const send = useSendForm({ failed: t('money.failed') });
  const submit = async ({ collected_by, reason }: { collected_by: CashCollector; reason: string }) => {
    await send(() => correct({ number: part.order_sub_no, collected_by, reason: reason.trim() }).unwrap());
    onHide();
  };
  const other: CashCollector = part.collected_by === 'vendor' ? 'carrier' : 'vendor';
  return (
    <Modal show onHide={onHide} title={t('money.collector.title')}>
      <Form initialValues={{ collected_by: other, reason: '' }} validationSchema={schema} onSubmit={submit} t={t}>
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
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('money.back')}
          </Button>
          <SubmitButton>{t('money.collector.submit')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
