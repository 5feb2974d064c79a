import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toastSuccess } from '../../toast/toast.tsx';

const REST_MS = 1000;

/**
 * Signing out of a console: the screens are gone at once, and it is said. A second later, and not before the session has
 * ended, the person is at `to`: whoever is still signed in there is sent back. In between `isLeaving` is true, and the guards
 * must not send the person elsewhere.
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
