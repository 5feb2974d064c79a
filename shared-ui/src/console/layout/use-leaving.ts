import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toastSuccess } from '../../toast/toast.tsx';

const REST_MS = 1000;

/**
 * Signing out of a console: the session ends and is said to have ended at once, and a second later the person is at
 * `to`. In between `isLeaving` is true: the screens are gone, and the guards must not send the person elsewhere.
 */
export function useLeaving(logout: () => Promise<unknown>, to: string) {
  const { t } = useTranslation('kit');
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), REST_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate, to]);

  const leave = () => {
    setIsLeaving(true);
    toastSuccess(t('console.loggedOut'));
    void logout();
  };
  return { isLeaving, leave };
}
