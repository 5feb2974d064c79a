import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { Button } from '../../button/Button.tsx';
import { Form } from '../../form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { TextField } from '../../form/TextField.tsx';
import { textKey } from '../../locales/texts.ts';
import { Modal } from '../../modal/Modal.tsx';

const LONGEST = 40;

interface NameViewProps {
  title: string;
  /** Current name; '' for a new view. */
  name: string;
  /** Names of the list's other views. */
  taken: readonly string[];
  onName: (name: string) => void;
  onHide: () => void;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

const nameSchema = (taken: readonly string[]) =>
  object({
    name: string()
      .trim()
      .required(textKey('views.error.required'))
      .max(LONGEST, textKey('views.error.long'))
      .test('unique', textKey('views.error.taken'), (name = '') => !taken.some((other) => isSame(other, name))),
  });

/** Dialog that asks for the name of a view. */
export function NameView({ title, name, taken, onName, onHide }: NameViewProps) {
  const { t } = useTranslation('kit');
  const save = (values: { name: string }) => {
    onName(values.name.trim());
    onHide();
  };
  return (
    <Modal show onHide={onHide} title={title} size="sm">
      <Form initialValues={{ name }} validationSchema={nameSchema(taken)} onSubmit={save} t={t}>
        <TextField name="name" label={t('views.name')} autoComplete="off" autoFocus required />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('modal.cancel')}
          </Button>
          <SubmitButton>{t('views.saveName')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
