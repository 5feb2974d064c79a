import type { Lot } from '@balsam/shared-api';
import { FormModal, SelectField, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { unitsRule } from '../../entities/lots/lot-line.ts';
import { useWriteOffLotMutation } from './lots-api.ts';

const REASONS = ['expired', 'damaged', 'other'] as const;

const schema = object({ quantity: unitsRule() });

interface WriteOffLotProps {
  lot: Lot;
  onHide: () => void;
}

interface WriteOffValues {
  quantity: string;
  reason: (typeof REASONS)[number];
  note: string;
}

/** Dialog for units that cannot be sold. */
export function WriteOffLot({ lot: { id, state, on_hand: units }, onHide }: WriteOffLotProps) {
  const { t } = useTranslation('vendor-portal');
  const [writeOff] = useWriteOffLotMutation();
  const isExpired = state === 'expired';
  const initialValues: WriteOffValues = {
    quantity: isExpired ? String(units) : '',
    reason: isExpired ? 'expired' : 'damaged',
    note: '',
  };
  return (
    <FormModal
      title={t('lots.actions.writeOff')}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(body) => writeOff({ id, body: { ...body, quantity: Number(body.quantity) } }).unwrap()}
      submitLabel={t('lots.actions.writeOff')}
      failed={t('lots.failed')}
      danger
      onHide={onHide}
      t={t}
    >
      <TextField name="quantity" label={t('lots.units')} inputMode="numeric" required />
      <SelectField
        name="reason"
        label={t('lots.reason')}
        options={REASONS.map((value) => ({ value, label: t(`lots.moves.reasons.${value}`) }))}
      />
      <TextField name="note" label={t('lots.note')} maxLength={200} />
    </FormModal>
  );
}
