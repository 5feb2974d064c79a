import { Button, emailRule, Form, FormError, Modal, SubmitButton, TextField, useSendForm } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useInviteAdminMutation, type NewInvitation } from './admins-api.ts';

const name = (field: 'firstname' | 'lastname') =>
  string()
    .trim()
    .required(textKey(`admins.error.${field}`));

const invitationSchema = object({
  firstname: name('firstname'),
  lastname: name('lastname'),
  email: emailRule(textKey('admins.error.email'), textKey('admins.error.emailForm')),
});

const NOBODY: NewInvitation = { firstname: '', lastname: '', email: '' };

export function InviteAdminModal({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('admin-console');
  const [invite] = useInviteAdminMutation();
  const send = useSendForm({ failed: t('admins.failed') });

  const save = async (values: NewInvitation) => {
    await send(() => invite(invitationSchema.cast(values)).unwrap());
    onHide();
  };

  return (
    <Modal show onHide={onHide} title={t('admins.invite.title')}>
      <p>{t('admins.invite.text')}</p>
      <Form className="stack" initialValues={NOBODY} validationSchema={invitationSchema} onSubmit={save} t={t}>
        <TextField name="firstname" label={t('admins.firstname')} dir="auto" autoComplete="off" required />
        <TextField name="lastname" label={t('admins.lastname')} dir="auto" autoComplete="off" required />
        <TextField name="email" type="email" label={t('admins.email')} dir="ltr" autoComplete="off" required />
        <FormError />
        <div className="cluster cluster-end">
          <Button variant="ghost" onClick={onHide}>
            {t('admins.cancel')}
          </Button>
          <SubmitButton>{t('admins.invite.send')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
