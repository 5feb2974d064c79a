import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormModal } from '../form/FormModal.tsx';
import { TextField } from '../form/TextField.tsx';
import { textKey } from '../locales/texts.ts';

const LONGEST_NAME = 60;

const schema = object({ name: string().trim().required(textKey('security.passkey.nameRequired')).max(LONGEST_NAME) });

interface PasskeyModalProps {
  /** Makes a passkey under a name. */
  onAdd: (name: string) => Promise<unknown>;
  onHide: () => void;
}

/** Asks for the name of a new passkey; the browser then makes it. */
export function PasskeyModal({ onAdd, onHide }: PasskeyModalProps) {
  const { t } = useTranslation('kit');
  return (
    <FormModal
      size="sm"
      title={t('security.passkey.add')}
      initialValues={{ name: '' }}
      validationSchema={schema}
      t={t}
      failed={t('secondStep.passkeyFailed')}
      submitLabel={t('security.passkey.next')}
      onSubmit={({ name }) => onAdd(name.trim())}
      onHide={onHide}
    >
      <p>{t('security.passkey.text')}</p>
      <TextField
        name="name"
        label={t('security.passkey.name')}
        hint={t('security.passkey.nameHint')}
        maxLength={LONGEST_NAME}
        autoFocus
        required
      />
    </FormModal>
  );
}
