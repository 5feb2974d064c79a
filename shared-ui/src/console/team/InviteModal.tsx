import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormModal } from '../../form/FormModal.tsx';
import { emailRule } from '../../form/text-input.ts';
import { TextField } from '../../form/TextField.tsx';
import { textKey } from '../../locales/texts.ts';
import { RoleField, type RoleFieldProps } from './RoleField.tsx';
import { toRoleChoice, type TeamCalls } from './team-view.ts';

const invitationSchema = object({
  firstname: string().trim().required(textKey('team.error.firstname')),
  lastname: string().trim().required(textKey('team.error.lastname')),
  email: emailRule(textKey('signIn.emailRequired'), textKey('signIn.emailInvalid')),
  role: string().required(textKey('team.error.role')),
});

interface InviteModalProps extends RoleFieldProps {
  onInvite: TeamCalls['invite'];
  onHide: () => void;
}

/** Invites a person to the team by email. */
export function InviteModal({ roles, groups, onInvite, onHide }: InviteModalProps) {
  const { t } = useTranslation('kit');
  return (
    <FormModal
      title={t('team.invite.title')}
      className="stack"
      initialValues={{ firstname: '', lastname: '', email: '', role: '' }}
      validationSchema={invitationSchema}
      onSubmit={(values) => {
        const { role, ...person } = invitationSchema.cast(values);
        return onInvite({ ...person, role: toRoleChoice(role) });
      }}
      failed={t('team.failed')}
      submitLabel={t('team.invite.send')}
      t={t}
      onHide={onHide}
    >
      <p className="mb-0">{t('team.invite.text')}</p>
      <TextField name="firstname" label={t('team.firstname')} autoComplete="off" required />
      <TextField name="lastname" label={t('team.lastname')} autoComplete="off" required />
      <TextField name="email" type="email" label={t('signIn.email')} dir="ltr" autoComplete="off" required />
      <RoleField roles={roles} groups={groups} />
    </FormModal>
  );
}
