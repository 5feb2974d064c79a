import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

export interface ButtonLinkProps extends LinkProps, ButtonStyle {
  icon?: IconShape;
}

/** A link styled as a button, for navigation; Button is for actions. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  const style = buttonStyle({ variant, size });
  return (
    <Link className={classNames('btn', `btn-${style.variant}`, style.size && `btn-${style.size}`, className)} {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </Link>
  );
}
