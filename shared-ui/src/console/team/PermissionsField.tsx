import { useField } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../form/FieldError.tsx';
import type { PermissionGroup } from './team-view.ts';

/** Checkboxes of permissions under the headings of their groups. The form holds the checked ones as `permissions`. */
export function PermissionsField({ groups }: { groups: readonly PermissionGroup[] }) {
  const { t } = useTranslation('kit');
  const id = useId();
  const [{ value }, { touched, error }, { setValue }] = useField<string[]>('permissions');
  const message = touched ? error : undefined;
  const toggle = (one: string) =>
    void setValue(value.includes(one) ? value.filter((each) => each !== one) : [...value, one]);
  // The group itself can take the focus: an error belongs to the group, not to one checkbox.
  return (
    <fieldset
      className="field"
      tabIndex={-1}
      aria-invalid={message === undefined ? undefined : true}
      aria-describedby={message === undefined ? undefined : `${id}-error`}
    >
      <legend className="form-label" data-required>
        {t('team.permissions')}
      </legend>
      <div className="field-grid">
        {groups.map(({ title, permissions }) => (
          <fieldset key={title} className="mb-3">
            <legend className="h6">{title}</legend>
            {permissions.map(({ value: one, label }) => (
              <div key={one} className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  id={`${id}-${one}`}
                  name="permissions"
                  checked={value.includes(one)}
                  onChange={() => toggle(one)}
                />
                <label className="form-check-label" htmlFor={`${id}-${one}`}>
                  {label}
                </label>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={message} />
    </fieldset>
  );
}
