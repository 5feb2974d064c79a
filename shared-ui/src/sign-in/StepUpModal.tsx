import { object, string } from 'yup';
import { useTranslation } from 'react-i18next';
import { textKey } from '../locales/texts.ts';
import { FormModal } from '../form/FormModal.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { Modal } from '../modal/Modal.tsx';
import { LoadingState } from '../state/LoadingState.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import type { Challenge, SecondStepValues } from './second-step.ts';

const stepUpSchema = object({ password: string().required(textKey('signIn.passwordRequired')) });

export interface StepUpModalProps {
  /** Challenge for a person with a second step; null: the password confirms; undefined: not known yet. */
  challenge: Challenge | null | undefined;
  /** Confirms the signed-in person. Rejects on failure, as in `Form`. */
  onConfirm: (values: { password: string } | SecondStepValues) => Promise<unknown>;
  /** Called after a confirmation as well. */
  onHide: () => void;
}

/** Asks signed-in people to confirm who they are, before a change of money or rights. */
export function StepUpModal({ challenge, onConfirm, onHide }: StepUpModalProps) {
  const { t } = useTranslation('kit');
  if (challenge !== null) {
    return (
      <Modal show size="sm" title={t('stepUp.title')} onHide={onHide}>
        {challenge ? (
          <>
            <p>{t('stepUp.introSecondStep')}</p>
            <SecondStepForm
              challenge={challenge}
              submitLabel={t('stepUp.submit')}
              onSubmit={async (step) => {
                await onConfirm(step);
                onHide();
              }}
              onBack={onHide}
            />
          </>
        ) : (
          <LoadingState />
        )}
      </Modal>
    );
  }
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
