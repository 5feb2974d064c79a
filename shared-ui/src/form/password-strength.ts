export const STRENGTHS = ['short', 'weak', 'fair', 'strong'] as const;
type Strength = (typeof STRENGTHS)[number];

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === steps[0] && Math.abs(step) <= 1);
};

/**
 * Strength of a password by its length and variety of characters, as a hint while typing. Only the server knows whether
 * it is too common.
 * @param least minimum length
 */
export function passwordStrength(password: string, least: number): Strength {
  if (password.length < least) return 'short';
  const variety = new Set(password.toLowerCase()).size;
  if (variety < 5 || isRun(password)) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = password.length + 2 * (kinds - 1);
  if (points < 10) return 'weak';
  return points < 15 ? 'fair' : 'strong';
}
