import type { ComponentPropsWithRef, MouseEvent } from 'react';
import BootstrapButton from 'react-bootstrap/Button';
import Spinner from 'react-bootstrap/Spinner';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import { buttonStyle, type ButtonStyle } from './button-style.ts';

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonStyle {
  icon?: IconShape;
  /** Shows a spinner and ignores clicks while the action runs. */
  busy?: boolean;
}

/** The kit's button: 44 px high, `type="button"` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, className, onClick, children, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks the form's submit button.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <BootstrapButton
      {...buttonStyle({ variant, size })}
      className={classNames(busy && 'disabled', className)}
      // `disabled` would make the person lose their place in the page.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
      onClick={press}
    >
      {busy && <Spinner as="span" size="sm" aria-hidden="true" />}
      {!busy && icon && <Icon icon={icon} />}
      {children}
    </BootstrapButton>
  );
}
