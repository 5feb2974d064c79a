import type { ComponentPropsWithRef } from 'react';
import BootstrapButton from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  icon?: IconShape;
  /** Shows a spinner and takes no clicks while what it started is under way. */
  busy?: boolean;
}

/** A button of the kit: 44 px high, `type="button"` unless told otherwise. */
export function Button({ variant, size, icon, busy = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <BootstrapButton
      {...buttonStyle({ variant, size })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner as="span" size="sm" aria-hidden="true" />}
      {!busy && icon && <Icon icon={icon} />}
      {children}
    </BootstrapButton>
  );
}
