import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { EmptyArt } from './EmptyArt.tsx';
import { arrowClockwiseIcon } from '../icon/shapes.ts';

export interface ErrorStateProps extends ComponentPropsWithRef<'div'> {
  /** What the server said, when it said something. */
  message?: string;
  /** What the shop's own people find the failure by. */
  requestId?: string;
  onRetry?: () => void;
}

/** As much of an id as somebody can read out on the telephone, and enough to find it in a log. */
const REFERENCE_LENGTH = 8;

/** Something could not be fetched, and how to try again. */
export function ErrorState({ message, requestId, onRetry, className, ...rest }: ErrorStateProps) {
  const { t } = useTranslation('kit');
  return (
    <div role="alert" className={classNames('state', className)} {...rest}>
      <EmptyArt name="offline" />
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
