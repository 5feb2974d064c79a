import type { RecallDetail } from '@balsam/shared-api';
import { Bdi, FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useOpenRecallMutation } from './recalls-api.ts';

interface OpenRecallProps {
  recall: RecallDetail;
  /** Reloads the recall. */
  load: () => Promise<RecallDetail>;
  onHide: () => void;
}

const schema = object({ recall_no: string().trim().required(textKey('recalls.error.number')) });

const toValues = ({ updated_at }: RecallDetail) => ({ recall_no: '', updated_at });

/** Says what opening a recall does, and opens it once its number is typed. */
export function OpenRecall({ recall, load, onHide }: OpenRecallProps) {
  const { t } = useTranslation('vendor-portal');
  const [open] = useOpenRecallMutation();
  const { id, recall_no: number, report, products } = recall;
  const whole = products.filter(({ tracks_lots: tracks, lifted }) => !tracks && !lifted).length;
  return (
    <FormModal
      title={
        <>
          {t('recalls.open')} <Bdi className="recall-number">{number}</Bdi>
        </>
      }
      initialValues={toValues(recall)}
      validationSchema={schema}
      onSubmit={({ recall_no, updated_at }) =>
        open({ id, recall_no: recall_no.trim(), updated_at_seen: updated_at }).unwrap()
      }
      loadNewer={async () => toValues(await load())}
      failed={t('recalls.openFailed')}
      submitLabel={t('recalls.open')}
      danger
      t={t}
      onHide={onHide}
    >
      <p>{t('recalls.effects.title')}</p>
      <ul>
        <li>{t('recalls.effects.units', { count: report.units_on_hand })}</li>
        {whole > 0 && <li>{t('recalls.effects.products', { count: whole })}</li>}
        <li>{t('recalls.effects.people', { count: report.people })}</li>
        <li>{t('recalls.effects.parcels', { count: report.held_parcels })}</li>
        <li>{t('recalls.effects.sellers')}</li>
      </ul>
      <TextField
        name="recall_no"
        label={t('recalls.typeNumber', { number })}
        hint={t('recalls.typeHint')}
        dir="ltr"
        autoComplete="off"
        required
      />
    </FormModal>
  );
}
