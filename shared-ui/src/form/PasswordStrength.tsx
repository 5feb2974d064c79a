import { useTranslation } from 'react-i18next';
import { passwordStrength, STRENGTHS } from './password-strength.ts';

interface PasswordStrengthProps {
  password: string;
  /** Minimum length. */
  least: number;
}

/** Strength of the typed password, as a bar and a text; hidden while empty. */
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
