import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { EmptyArt, type EmptyArtName } from './EmptyArt.tsx';

export type { EmptyArtName };

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  art?: EmptyArtName;
  title: string;
  text?: ReactNode;
  /** The suggested next step. */
  action?: ReactNode;
}

/** Empty state: the reason, and the next step. */
export function EmptyState({ art, title, text, action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames('state', className)} {...rest}>
      {art && <EmptyArt name={art} />}
      <p className="state-title">{title}</p>
      {text !== undefined && <p className="state-text">{text}</p>}
      {action}
    </div>
  );
}
