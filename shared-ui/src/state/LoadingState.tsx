import type { ComponentPropsWithRef } from 'react';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';

export interface LoadingStateProps extends ComponentPropsWithRef<'div'> {
  label?: string;
}

/** Loading indicator. Its children (skeletons) replace the spinner. */
export function LoadingState({ label, className, children, ...rest }: LoadingStateProps) {
  const { t } = useTranslation('kit');
  const words = label ?? t('state.loading');
  return (
    <div role="status" className={classNames(!children && 'state', className)} {...rest}>
      {children ?? <Spinner aria-hidden="true" />}
      <span className={children ? 'visually-hidden' : 'state-text'}>{words}</span>
    </div>
  );
}
