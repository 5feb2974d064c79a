import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import { arrowClockwiseIcon } from '../icon/shapes.ts';

export interface ErrorStateProps extends ComponentPropsWithRef<'div'> {
  /** Message of the server, if any. */
  message?: string;
  /** Request id, by which support finds the failure. */
  requestId?: string;
  onRetry?: () => void;
}

/** Short enough to read out on the phone, long enough to find in a log. */
const REFERENCE_LENGTH = 8;

/** Failed request, with a retry button. */
export function ErrorState({ message, requestId, onRetry, className, ...rest }: ErrorStateProps) {
  const { t } = useTranslation('kit');
  return (
    <div role="alert" className={classNames('state', className)} {...rest}>
      <EmptyIllustration name="offline" />
      <p className="state-title">{t('state.error.title')}</p>
      <p className="state-text">{message || t('state.error.text')}</p>
      {requestId && (
        <p className="state-text small">
          {t('state.error.reference')} <bdi translate="no">{requestId.slice(0, REFERENCE_LENGTH)}</bdi>
        </p>
      )}
      {onRetry && (
        <Button variant="outline" icon={arrowClockwiseIcon} onClick={onRetry}>
          {t('state.retry')}
        </Button>
      )}
    </div>
  );
}
