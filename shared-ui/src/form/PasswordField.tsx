import { useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import InputGroup from 'react-bootstrap/InputGroup';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { FormField } from './FormField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { eyeIcon, eyeSlashIcon } from '../icon/shapes.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** For a new password: its minimum length. Shows the strength while typing. */
  least?: number;
}

/** A password that can be shown while it is typed. Pasting is allowed, for password managers. */
export function PasswordField({ name, label, hint, required, className, least, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('kit');
  const [shown, setShown] = useState(false);
  return (
    <FormField<string> name={name} label={label} hint={hint} required={required} className={className}>
      {(control, setValue) => (
        <>
          <InputGroup>
            <FormControl
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              isInvalid={control['aria-invalid']}
              onChange={({ target }) => setValue(target.value)}
            />
            <Button
              variant="outline"
              icon={shown ? eyeSlashIcon : eyeIcon}
              aria-label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
              onClick={() => setShown(!shown)}
            />
          </InputGroup>
          {least !== undefined && <PasswordStrength password={control.value} least={least} />}
        </>
      )}
    </FormField>
  );
}
