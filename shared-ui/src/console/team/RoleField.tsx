import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../form/SelectField.tsx';
import { roleKey, type PermissionGroup, type RoleView } from './team-view.ts';
import { usePermissionText } from './use-permission-text.ts';

export interface RoleFieldProps {
  roles: readonly RoleView[];
  groups: readonly PermissionGroup[];
}

/** Choice of a role, with what its members may do. The form holds its key as `role`. */
export function RoleField({ roles, groups }: RoleFieldProps) {
  const { t } = useTranslation('kit');
  const textOf = usePermissionText(groups);
  const { values } = useFormikContext<{ role: string }>();
  const chosen = roles.find((role) => roleKey(role) === values.role);
  return (
    <SelectField
      name="role"
      label={t('team.role')}
      hint={chosen && t('team.may', { permissions: textOf(chosen) })}
      placeholder={t('team.error.role')}
      options={roles.map((role) => ({ value: roleKey(role), label: role.name }))}
      required
    />
  );
}
