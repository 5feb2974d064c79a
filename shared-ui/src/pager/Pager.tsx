import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/shapes/icon-shape.ts';
import type { TextKey } from '../locales/texts.ts';
import { pageNumbers } from './page-numbers.ts';
import { PagerItem } from './PagerItem.tsx';
import { chevronDoubleLeftIcon, chevronDoubleRightIcon, chevronLeftIcon, chevronRightIcon } from '../icon/shapes.ts';

export interface PagerProps extends ComponentPropsWithRef<'nav'> {
  /** From 1. */
  page: number;
  lastPage: number;
  onPageChange?: (page: number) => void;
  /** Gives every page a real address; the link then navigates itself. */
  hrefFor?: (page: number) => string;
  /** full: first, previous, up to five numbers, next, last. console: without the ends. simple: "page n of m". */
  variant?: 'full' | 'console' | 'simple';
  /** Shows the pager even for a single page. */
  alwaysShow?: boolean;
}

export function Pager(props: PagerProps) {
  const { page, lastPage, onPageChange, hrefFor, variant = 'full', alwaysShow = false, className, ...rest } = props;
  const { t } = useTranslation('kit');
  if (lastPage <= 1 && !alwaysShow) return null;

  const last = Math.max(1, lastPage);
  const wayTo = (target: number) => ({ href: hrefFor?.(target), onSelect: () => onPageChange?.(target) });
  const step = (label: TextKey<'kit'>, icon: IconShape, target: number, disabled: boolean) => (
    <PagerItem label={t(label)} disabled={disabled} {...wayTo(target)}>
      <Icon icon={icon} />
    </PagerItem>
  );
  const atStart = page <= 1;
  const atEnd = page >= last;

  return (
    <nav aria-label={t('pager.label')} className={classNames('pager', className)} {...rest}>
      <ul className="pagination">
        {variant === 'full' && step('pager.first', chevronDoubleLeftIcon, 1, atStart)}
        {step('pager.previous', chevronLeftIcon, Math.max(1, Math.min(page - 1, last)), atStart)}
        {variant === 'simple' ? (
          <li className="pager-position" aria-current="page">
            {t('pager.position', { page, last })}
          </li>
        ) : (
          pageNumbers(page, last).map((number) => (
            <PagerItem
              key={number}
              label={t('pager.page', { page: number })}
              current={number === page}
              {...wayTo(number)}
            >
              {number}
            </PagerItem>
          ))
        )}
        {step('pager.next', chevronRightIcon, Math.min(page + 1, last), atEnd)}
        {variant === 'full' && step('pager.last', chevronDoubleRightIcon, last, atEnd)}
      </ul>
    </nav>
  );
}
