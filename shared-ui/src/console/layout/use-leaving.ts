import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toastSuccess } from '../../toast/toast.tsx';

const REST_MS = 1000;

/**
 * Signs out of a console. The screens disappear immediately, with a toast. After one second, and not before the session
 * has ended, it navigates to `to`, which would send a signed-in person back. Until then `isLeaving` is true, and the
 * guards must not redirect.
 * @param logout settles when the session has ended
 */
export function useLeaving(logout: () => Promise<unknown>, to: string) {
  const { t } = useTranslation('kit');
  const navigate = useNavigate();
  const [ending, setEnding] = useState<Promise<unknown> | null>(null);

  useEffect(() => {
    if (!ending) return;
    let isHere = true;
    const rest = new Promise((resolve) => setTimeout(resolve, REST_MS));
    void Promise.allSettled([rest, ending]).then(() => (isHere ? navigate(to, { replace: true }) : undefined));
    return () => {
      isHere = false;
    };
  }, [ending, navigate, to]);

  const leave = () => {
    setEnding(logout());
    toastSuccess(t('console.loggedOut'));
  };
  return { isLeaving: ending !== null, leave };
}
