import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export interface BreadcrumbItem {
  label: string;
  /** The last item is the page itself and has no link. */
  to?: string;
}

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  items: readonly BreadcrumbItem[];
}

/** Path from the home page to this one. */
export function Breadcrumb({ items, ...rest }: BreadcrumbProps) {
  const { t } = useTranslation('kit');
  return (
    <nav aria-label={t('navigation.breadcrumb')} {...rest}>
      <ol className="breadcrumb">
        {items.map(({ label, to }, index) =>
          to !== undefined && index < items.length - 1 ? (
            <li key={to} className="breadcrumb-item">
              <Link to={to}>{label}</Link>
            </li>
          ) : (
            <li key={label} className="breadcrumb-item active" aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
