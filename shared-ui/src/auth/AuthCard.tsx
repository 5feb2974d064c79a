import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Brand } from '../brand/Brand.tsx';
import { classNames } from '../class-names/class-names.ts';

export interface AuthCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** Target of the brand mark; without it the mark is hidden. */
  brandHref?: string;
  /** Below the card: links to other forms, the language switch. */
  footer?: ReactNode;
  /** `wide` holds two columns of fields. */
  width?: 'narrow' | 'wide';
}

/** The centred card of sign-in, registration and password pages. */
export function AuthCard({
  title,
  lead,
  brandHref,
  footer,
  width = 'narrow',
  className,
  children,
  ...rest
}: AuthCardProps) {
  return (
    <section className={classNames('auth', width === 'wide' && 'auth-wide', className)} {...rest}>
      {brandHref !== undefined && <Brand to={brandHref} />}
      <div className="auth-card">
        <h1 className="auth-title">{title}</h1>
        {lead !== undefined && <p className="auth-lead">{lead}</p>}
        {children}
      </div>
      {footer !== undefined && <div className="auth-footer">{footer}</div>}
    </section>
  );
}
