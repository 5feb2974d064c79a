import { useTranslation } from 'react-i18next';
import { passwordStrength, STRENGTHS } from './password-strength.ts';

interface PasswordStrengthProps {
  password: string;
  /** The number of characters that it must have. */
  least: number;
}

/** How hard the typed password is to guess, as a bar and as a word; nothing before anything is typed. */
export function PasswordStrength({ password, least }: PasswordStrengthProps) {
  const { t } = useTranslation('kit');
  const strength = passwordStrength(password, least);
  const steps = STRENGTHS.indexOf(strength);
  return (
    <div className="password-strength" data-strength={strength} hidden={password === ''}>
      <span className="password-strength-bar" aria-hidden="true">
        {STRENGTHS.map((step, index) => (
          <span key={step} data-reached={index <= steps || undefined} />
        ))}
      </span>
      <span aria-live="polite">{password !== '' && t(`form.passwordStrength.${strength}`)}</span>
    </div>
  );
}
