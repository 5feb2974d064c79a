import type { RecallLiftForm } from '@balsam/shared-api';
import { ReasonModal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useLiftRecallMutation } from './recalls-api.ts';

const LONGEST_REASON = 300;

const reasonRule = string()
  .trim()
  .required(textKey('recalls.error.lift'))
  .max(LONGEST_REASON, { message: textKey('recalls.error.long'), params: { most: LONGEST_REASON } });

interface LiftModalProps extends Omit<RecallLiftForm, 'reason'> {
  /** Id of the recall. */
  id: number;
  /** Product, or its batch. */
  name: string;
  onHide: () => void;
}

/** Takes a product or a batch out of a recall, with a reason. */
export function LiftModal({ id, name, product_ids, lot_ids, onHide }: LiftModalProps) {
  const { t } = useTranslation('admin-console');
  const [lift] = useLiftRecallMutation();
  return (
    <ReasonModal
      title={t('recalls.liftOf', { name })}
      label={t('recalls.liftReason')}
      rule={reasonRule}
      onSubmit={(reason) => lift({ id, product_ids, lot_ids, reason }).unwrap()}
      failed={t('recalls.failed')}
      submitLabel={t('recalls.lift')}
      t={t}
      onHide={onHide}
    >
      <p>{t('recalls.liftText')}</p>
    </ReasonModal>
  );
}
