import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

const PLACES = [
  { to: '/', text: 'layout.home' },
  { to: '/shop', text: 'shop.title' },
  { to: '/wish-list', text: 'layout.wishlist' },
  { to: '/cart', text: 'layout.cartPage' },
  { to: '/dashboard', text: 'layout.account' },
] as const;

interface NavigationProps {
  onNavigate?: () => void;
}

/** The places of the shop, with the one where the person is marked. */
export function Navigation({ onNavigate }: NavigationProps) {
  const { t } = useTranslation('storefront');
  return (
    <ul className="sf-navigation">
      {PLACES.map(({ to, text }) => (
        <li key={to}>
          <NavLink className="sf-navigation-link" to={to} end={to === '/'} onClick={onNavigate}>
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
