import type { RecallCase } from '@balsam/shared-api';
import { FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { unitsRule } from '../../entities/lots/lot-line.ts';
import { useBookRecallArrivalMutation } from './recalls-api.ts';

const schema = object({ returned: unitsRule() });

interface BookArrivalProps {
  recallId: string;
  arriving: RecallCase;
  onHide: () => void;
}

/** Books recalled units that came back; they stay stopped. */
export function BookArrival({ recallId, arriving: { id, quantity, arrived }, onHide }: BookArrivalProps) {
  const { t } = useTranslation('vendor-portal');
  const [book] = useBookRecallArrivalMutation();
  return (
    <FormModal
      title={t('recalls.bookTitle')}
      initialValues={{ returned: String(quantity - arrived) }}
      validationSchema={schema}
      onSubmit={({ returned }) => book({ recallId, caseId: id, returned: Number(returned) }).unwrap()}
      submitLabel={t('recalls.book')}
      failed={t('recalls.bookFailed')}
      onHide={onHide}
      t={t}
    >
      <p>{t('recalls.bookText', { count: quantity - arrived })}</p>
      <TextField name="returned" label={t('recalls.unitsBack')} inputMode="numeric" required />
    </FormModal>
  );
}
