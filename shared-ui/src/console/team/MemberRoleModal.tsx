import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormModal } from '../../form/FormModal.tsx';
import { textKey } from '../../locales/texts.ts';
import { RoleField, type RoleFieldProps } from './RoleField.tsx';
import { roleKey, toRoleChoice, type MemberView, type TeamCalls } from './team-view.ts';

const roleSchema = object({ role: string().required(textKey('team.error.role')) });

const toValues = ({ role, updated_at }: MemberView) => ({ role: roleKey(role), updated_at });

interface MemberRoleModalProps extends RoleFieldProps {
  member: MemberView;
  calls: Pick<TeamCalls, 'giveRole' | 'loadMembers'>;
  onHide: () => void;
}

/** Gives a member another role. */
export function MemberRoleModal({ member, roles, groups, calls, onHide }: MemberRoleModalProps) {
  const { t } = useTranslation('kit');
  const load = async () => {
    const members = await calls.loadMembers();
    return toValues(members.find(({ id }) => id === member.id) ?? member);
  };
  return (
    <FormModal
      title={t('team.giveRole.title', { name: member.name })}
      className="stack"
      initialValues={toValues(member)}
      validationSchema={roleSchema}
      onSubmit={({ role, updated_at: seen }) =>
        calls.giveRole(member.id, { role: toRoleChoice(role), updated_at_seen: seen })
      }
      loadNewer={load}
      failed={t('team.failed')}
      submitLabel={t('team.giveRole.save')}
      t={t}
      onHide={onHide}
    >
      <RoleField roles={roles} groups={groups} />
      <p className="form-text mb-0">{t('team.giveRole.text')}</p>
    </FormModal>
  );
}
