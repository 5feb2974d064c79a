import { object, string } from 'yup';
import { useTranslation } from 'react-i18next';
import { textKey } from '../locales/texts.ts';
import { FormModal } from '../form/FormModal.tsx';
import { PasswordField } from '../form/PasswordField.tsx';

const stepUpSchema = object({ password: string().required(textKey('signIn.passwordRequired')) });

interface StepUpValues {
  password: string;
}

export interface StepUpModalProps {
  /** Confirms the signed-in person. Rejects on failure, as in `Form`. */
  onConfirm: (values: StepUpValues) => Promise<unknown>;
  /** Called after a confirmation as well. */
  onHide: () => void;
}

/** Asks signed-in people to confirm who they are, before a change of money or rights. */
export function StepUpModal({ onConfirm, onHide }: StepUpModalProps) {
  const { t } = useTranslation('kit');
  return (
    <FormModal
      size="sm"
      title={t('stepUp.title')}
      initialValues={{ password: '' }}
      validationSchema={stepUpSchema}
      t={t}
      failed={t('stepUp.failed')}
      done={null}
      submitLabel={t('stepUp.submit')}
      onSubmit={onConfirm}
      onHide={onHide}
    >
      <p>{t('stepUp.intro')}</p>
      <PasswordField name="password" label={t('signIn.password')} autoComplete="current-password" autoFocus required />
    </FormModal>
  );
}
