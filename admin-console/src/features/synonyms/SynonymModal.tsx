import type { Synonym } from '@balsam/shared-api';
import { Button, Form, FormError, Modal, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSaveSynonymMutation } from './synonyms-api.ts';
import { synonymSchema, type SynonymValues } from './synonym-schema.ts';

interface SynonymModalProps {
  /** The one to change; for a new one what is known of it. */
  synonym: Partial<Pick<Synonym, 'id' | 'term' | 'means'>>;
  onHide: () => void;
}

/** Adds a synonym, or changes one. */
export function SynonymModal({ synonym: { id, term = '', means = '' }, onHide }: SynonymModalProps) {
  const { t } = useTranslation('admin-console');
  const [saveSynonym] = useSaveSynonymMutation();
  const send = useSendForm({ failed: t('synonyms.failed') });

  const save = async (values: SynonymValues) => {
    await send(() => saveSynonym({ id, synonym: synonymSchema.cast(values) }).unwrap());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={id === undefined ? t('synonyms.add') : t('synonyms.edit', { term })}>
      <Form initialValues={{ term, means }} validationSchema={synonymSchema} onSubmit={save} t={t}>
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
