import type { Synonym } from '@balsam/shared-api';
import { FormModal, TextField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSaveSynonymMutation } from './synonyms-api.ts';
import { synonymSchema, type SynonymValues } from './synonym-schema.ts';

interface SynonymModalProps {
  /** The synonym to edit; prefilled fields for a new one. */
  synonym: Partial<Pick<Synonym, 'id' | 'term' | 'means' | 'updated_at'>>;
  /** Reloads the synonym. */
  load?: (id: number) => Promise<Synonym>;
  onHide: () => void;
}

/** Form values, and `updated_at` of the loaded version; undefined for a new synonym. */
type Based = SynonymValues & { updated_at?: string };

const toValues = ({ term = '', means = '', updated_at }: SynonymModalProps['synonym']): Based => ({
  term,
  means,
  updated_at,
});

export function SynonymModal({ synonym, load, onHide }: SynonymModalProps) {
  const { id, term = '' } = synonym;
  const { t } = useTranslation('admin-console');
  const [saveSynonym] = useSaveSynonymMutation();
  return (
    <FormModal
      title={id === undefined ? t('synonyms.add') : t('synonyms.edit', { term })}
      initialValues={toValues(synonym)}
      validationSchema={synonymSchema}
      onSubmit={({ updated_at: seen, ...values }) =>
        saveSynonym({ id, synonym: synonymSchema.cast(values), updated_at_seen: seen }).unwrap()
      }
      loadNewer={load && id !== undefined ? async () => toValues(await load(id)) : undefined}
      failed={t('synonyms.failed')}
      submitLabel={t('synonyms.save')}
      t={t}
      onHide={onHide}
    >
      <TextField name="term" label={t('synonyms.term')} hint={t('synonyms.termHint')} required />
      <TextField name="means" label={t('synonyms.means')} hint={t('synonyms.meansHint')} required />
    </FormModal>
  );
}
