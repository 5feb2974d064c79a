import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classNames('visually-hidden', className)} {...rest} />;
}
