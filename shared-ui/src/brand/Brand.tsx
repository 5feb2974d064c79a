import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names/class-names.ts';

export interface BrandProps extends Omit<LinkProps, 'children'> {
  /** Name of the console, next to the brand. */
  suffix?: string;
}

/** Logo and name of the marketplace. */
export function BrandMark() {
  const { t } = useTranslation('kit');
  return (
    <>
      <svg className="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className="brand-drop" d="M16 2c6 7 10 11.6 10 17a10 10 0 0 1-20 0C6 13.600 10 9 16 2Z" />
        <path className="brand-cross" d="M14.250 13.500h3.500v4h4V21h-4v4h-3.500v-4h-4v-3.500h4z" />
      </svg>
      <span className="brand-name">{t('brand.name')}</span>
    </>
  );
}

/** Mark and name of the marketplace, as a link. */
export function Brand({ suffix, className, ...rest }: BrandProps) {
  return (
    <Link className={classNames('brand', className)} {...rest}>
      <BrandMark />
      {suffix !== undefined && <span className="brand-suffix">{suffix}</span>}
    </Link>
  );
}
