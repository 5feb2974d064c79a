import type { Synonym } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
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
  const send = useSendForm({ failed: t('synonyms.failed') });

  const save = async ({ updated_at: seen, ...values }: Based) => {
    await send(() => saveSynonym({ id, synonym: synonymSchema.cast(values), updated_at_seen: seen }).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={id === undefined ? t('synonyms.add') : t('synonyms.edit', { term })}>
      <Form
        initialValues={toValues(synonym)}
        validationSchema={synonymSchema}
        onSubmit={save}
        loadNewer={load && id !== undefined ? async () => toValues(await load(id)) : undefined}
        t={t}
      >
        <TextField name="term" label={t('synonyms.term')} hint={t('synonyms.termHint')} dir="auto" required />
        <TextField name="means" label={t('synonyms.means')} hint={t('synonyms.meansHint')} dir="auto" required />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('synonyms.cancel')}
          </Button>
          <SubmitButton>{t('synonyms.save')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
