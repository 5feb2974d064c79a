/** `ghost` has no ground until it is pointed at: for actions inside cards, tables and headers. */
export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger' | 'outline-danger' | 'link';
type ButtonSize = 'sm' | 'md' | 'lg';

const BOOTSTRAP_VARIANT: Record<ButtonVariant, string> = {
  primary: 'primary',
  outline: 'outline-primary',
  ghost: 'ghost',
  danger: 'danger',
  'outline-danger': 'outline-danger',
  link: 'link',
};

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** What react-bootstrap's Button wants to hear for a variant and a size of ours. */
export const buttonStyle = ({ variant = 'primary', size = 'md' }: ButtonStyle) => ({
  variant: BOOTSTRAP_VARIANT[variant],
  size: size === 'md' ? undefined : size,
});
