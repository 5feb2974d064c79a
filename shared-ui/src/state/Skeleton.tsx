import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** text: one line. title: a taller, shorter line. picture: a square. */
  shape?: 'text' | 'title' | 'picture';
}

/** Holds the place of what is loading, in its shape. Screen readers hear the loading state instead. */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames('skeleton', `skeleton-${shape}`, className)} {...rest} />;
}
