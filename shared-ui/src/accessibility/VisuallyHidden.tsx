import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={classNames('visually-hidden', className)} {...rest} />;
}
