import type { AnimationEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cssTransition, ToastContainer, type CloseButtonProps, type IconProps } from 'react-toastify/unstyled';
import { Icon } from '../icon/Icon.tsx';
import { checkCircleIcon, exclamationCircleIcon } from '../icon/shapes.ts';

const MOST_AT_ONCE = 20;

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

const toastIcon = ({ type }: IconProps) => <Icon icon={type === 'error' ? exclamationCircleIcon : checkCircleIcon} />;

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation('kit');
  return <button type="button" className="btn-close" aria-label={t('toast.close')} onClick={() => closeToast(true)} />;
}

/**
 * The library times a toast by its progress animation. On a busy page Chromium may report the animation's end with zero
 * elapsed time before it runs, and the toast would disappear unseen.
 */
function ignoreFalseEnd(event: AnimationEvent) {
  if (event.elapsedTime === 0) event.stopPropagation();
}

export interface ToastsProps {
  /** Duration of a toast in ms; hovering pauses it. */
  duration: number;
  /** The toasts' text runs from right to left. */
  rtl?: boolean;
}

/** Container of the toasts: top right in every language, as the documents require. Mount it once. */
export function Toasts({ duration, rtl = false }: ToastsProps) {
  const { t } = useTranslation('kit');
  return (
    <div className="toasts" onAnimationEndCapture={ignoreFalseEnd}>
      <ToastContainer
        position="top-right"
        rtl={rtl}
        autoClose={duration}
        limit={MOST_AT_ONCE}
        icon={toastIcon}
        closeButton={CloseToast}
        transition={transition}
        draggable={false}
        hideProgressBar
        newestOnTop
        aria-label={t('toast.region')}
      />
    </div>
  );
}
