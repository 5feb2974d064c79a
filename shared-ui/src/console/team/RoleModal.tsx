import { useTranslation } from 'react-i18next';
import { array, object, string } from 'yup';
import { FormModal } from '../../form/FormModal.tsx';
import { TextField } from '../../form/TextField.tsx';
import { textKey } from '../../locales/texts.ts';
import { PermissionsField } from './PermissionsField.tsx';
import type { PermissionGroup, RoleView, TeamCalls } from './team-view.ts';

const roleSchema = object({
  name: string().trim().required(textKey('team.error.name')),
  permissions: array(string().required()).required().min(1, textKey('team.error.permissions')),
});

interface RoleValues {
  name: string;
  permissions: string[];
  updated_at: string | null;
}

const toValues = (role: RoleView | null): RoleValues => ({
  name: role?.name ?? '',
  permissions: role?.permissions ?? [],
  updated_at: role?.updated_at ?? null,
});

interface RoleModalProps {
  /** Null for a new one. */
  role: RoleView | null;
  groups: readonly PermissionGroup[];
  calls: Pick<TeamCalls, 'saveRole' | 'loadRoles'>;
  onHide: () => void;
}

/** Adds or changes a role of the team's own. */
export function RoleModal({ role, groups, calls, onHide }: RoleModalProps) {
  const { t } = useTranslation('kit');
  const id = role?.id ?? null;
  const load = async () => toValues((await calls.loadRoles()).find((each) => each.id === id) ?? role);
  return (
    <FormModal
      title={role ? t('team.ownRole.edit', { name: role.name }) : t('team.ownRole.add')}
      size="lg"
      className="stack"
      initialValues={toValues(role)}
      validationSchema={roleSchema}
      onSubmit={({ name, permissions, updated_at: seen }) =>
        calls.saveRole(id, { name: name.trim(), permissions, updated_at_seen: seen })
      }
      loadNewer={id === null ? undefined : load}
      failed={t('team.failed')}
      submitLabel={t('team.ownRole.save')}
      t={t}
      onHide={onHide}
    >
      <TextField name="name" label={t('team.ownRole.name')} autoComplete="off" required />
      <PermissionsField groups={groups} />
      {role && role.members > 0 && <p className="form-text mb-0">{t('team.ownRole.text', { count: role.members })}</p>}
    </FormModal>
  );
}
