import { selectIsSignedIn, useAppSelector, useLogoutMutation } from '@balsam/shared-api';
import { Icon, type IconShape } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../page/paths.ts';

interface LogOutProps {
  className?: string;
  icon?: IconShape;
  onLeave?: () => void;
}

/** Logout button, shown when signed in. */
export function LogOut({ className, icon, onLeave }: LogOutProps) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  if (!useAppSelector(selectIsSignedIn)) return null;

  const leave = () => {
    onLeave?.();
    void logout();
    void navigate(href('home'));
  };
  return (
    <button type="button" className={className} onClick={leave}>
      {icon && <Icon icon={icon} />}
      {t('layout.signOut')}
    </button>
  );
}
