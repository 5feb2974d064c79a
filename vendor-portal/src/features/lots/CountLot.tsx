import type { Lot } from '@balsam/shared-api';
import { FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useCountLotMutation } from './lots-api.ts';

const schema = object({
  on_hand: string()
    .trim()
    .required(textKey('lots.error.count'))
    .matches(/^\d{1,7}$/, textKey('lots.error.count')),
});

interface CountLotProps {
  lot: Lot;
  onHide: () => void;
}

/** Dialog for the counted units of a batch. */
export function CountLot({ lot: { id, on_hand: seen }, onHide }: CountLotProps) {
  const { t } = useTranslation('vendor-portal');
  const [count] = useCountLotMutation();
  return (
    <FormModal
      title={t('lots.actions.count')}
      initialValues={{ on_hand: String(seen), on_hand_seen: seen, note: '' }}
      validationSchema={schema}
      onSubmit={(body) => count({ id, body: { ...body, on_hand: Number(body.on_hand) } }).unwrap()}
      submitLabel={t('lots.save')}
      failed={t('lots.failed')}
      onHide={onHide}
      t={t}
    >
      <TextField name="on_hand" label={t('lots.counted')} hint={t('lots.countHint')} inputMode="numeric" required />
      <TextField name="note" label={t('lots.note')} maxLength={200} />
    </FormModal>
  );
}
