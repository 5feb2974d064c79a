import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';

export interface SummaryCardProps extends ComponentPropsWithRef<'div'> {
  label: string;
  value: ReactNode;
  icon?: IconShape;
  /** The list behind the number. */
  href?: string;
  /** A line under the value, such as the change from the previous period. */
  detail?: ReactNode;
}

/** One number of a dashboard. */
export function SummaryCard({ label, value, icon, href, detail, className, ...rest }: SummaryCardProps) {
  return (
    <div className={classNames('summary-card', className)} {...rest}>
      {icon && (
        <span className="summary-card-icon">
          <Icon icon={icon} />
        </span>
      )}
      <dl className="summary-card-text">
        <dt>
          {href === undefined ? (
            label
          ) : (
            <Link to={href} className="stretched-link">
              {label}
            </Link>
          )}
        </dt>
        <dd className="summary-card-value">{value}</dd>
        {detail !== undefined && <dd className="summary-card-detail">{detail}</dd>}
      </dl>
    </div>
  );
}
