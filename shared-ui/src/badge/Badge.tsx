import type { ComponentPropsWithRef } from 'react';
import BootstrapBadge from 'react-bootstrap/Badge';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';

export type BadgeVariant = 'warning' | 'info' | 'secondary' | 'primary' | 'danger' | 'success' | 'default';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  variant?: BadgeVariant;
  /** Conveys by shape what the variant conveys by colour. */
  icon?: IconShape;
}

/** A short label on the subtle background of its variant. */
export function Badge({ variant = 'default', icon, className, children, ...rest }: BadgeProps) {
  // Bootstrap's own background classes are saturated; the kit's variants use the subtle pair of each colour.
  return (
    <BootstrapBadge bg="" className={classNames(`badge-${variant}`, className)} {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </BootstrapBadge>
  );
}
