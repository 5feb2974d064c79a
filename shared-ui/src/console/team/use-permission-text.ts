import { useTranslation } from 'react-i18next';
import type { PermissionGroup, RoleView } from './team-view.ts';

/** Returns a function that says in words what the members of a role may do. */
export function usePermissionText(groups: readonly PermissionGroup[]) {
  const { t } = useTranslation('kit');
  return ({ preset, permissions }: Pick<RoleView, 'preset' | 'permissions'>): string => {
    // An owner's role grows with the shop, so a list of today would mislead.
    if (preset === 'owner') return t('team.everything');
    const known = groups.flatMap((group) => group.permissions).filter(({ value }) => permissions.includes(value));
    // Labels contain commas and "and" of their own.
    return known.map(({ label }) => label).join(' · ');
  };
}
