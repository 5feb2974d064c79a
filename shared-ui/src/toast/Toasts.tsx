import { useTranslation } from 'react-i18next';
import { cssTransition, ToastContainer, type CloseButtonProps, type IconProps } from 'react-toastify/unstyled';
import { Icon } from '../icon/Icon.tsx';

const MOST_AT_ONCE = 20;

const transition = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

const toastIcon = ({ type }: IconProps) => <Icon name={type === 'error' ? 'exclamation-circle' : 'check-circle'} />;

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation('kit');
  return <button type="button" className="btn-close" aria-label={t('toast.close')} onClick={() => closeToast(true)} />;
}

export interface ToastsProps {
  /** Milliseconds that a toast stays, unless it is pointed at. */
  duration: number;
  /** The page runs from right to left, and so do the toasts. */
  rtl?: boolean;
}

/** Where toasts appear: at the top, at the end of the line. Mount it once. */
export function Toasts({ duration, rtl = false }: ToastsProps) {
  const { t } = useTranslation('kit');
  return (
    <ToastContainer
      position={rtl ? 'top-left' : 'top-right'}
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
  );
}
