/** `ghost` has no background until hovered: for actions inside cards, tables and headers. */
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

/** Props of react-bootstrap's Button for the kit's variant and size. */
export const buttonStyle = ({ variant = 'primary', size = 'md' }: ButtonStyle) => ({
  variant: BOOTSTRAP_VARIANT[variant],
  size: size === 'md' ? undefined : size,
});
