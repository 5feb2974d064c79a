import { emailRule, FormModal, TextField } from '@balsam/shared-ui';
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
  return (
    <FormModal
      title={t('admins.invite.title')}
      className="stack"
      initialValues={NOBODY}
      validationSchema={invitationSchema}
      onSubmit={(values) => invite(invitationSchema.cast(values)).unwrap()}
      failed={t('admins.failed')}
      submitLabel={t('admins.invite.send')}
      t={t}
      onHide={onHide}
    >
      <p className="mb-0">{t('admins.invite.text')}</p>
      <TextField name="firstname" label={t('admins.firstname')} autoComplete="off" required />
      <TextField name="lastname" label={t('admins.lastname')} autoComplete="off" required />
      <TextField name="email" type="email" label={t('admins.email')} dir="ltr" autoComplete="off" required />
    </FormModal>
  );
}
