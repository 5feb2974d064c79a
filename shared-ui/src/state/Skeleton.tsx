import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** text: one line. title: a taller, shorter line. picture: a square. */
  shape?: 'text' | 'title' | 'picture';
}

/** Placeholder in the shape of loading content, hidden from screen readers. */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames('skeleton', `skeleton-${shape}`, className)} {...rest} />;
}
