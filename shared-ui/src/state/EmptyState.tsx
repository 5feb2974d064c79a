import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { EmptyIllustration, type EmptyIllustrationName } from './EmptyIllustration.tsx';

export type { EmptyIllustrationName };

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  art?: EmptyIllustrationName;
  title: string;
  text?: ReactNode;
  /** The suggested next step. */
  action?: ReactNode;
}

/** Empty state: the reason, and the next step. */
export function EmptyState({ art, title, text, action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={classNames('state', className)} {...rest}>
      {art && <EmptyIllustration name={art} />}
      <p className="state-title">{title}</p>
      {text !== undefined && <p className="state-text">{text}</p>}
      {action}
    </div>
  );
}
