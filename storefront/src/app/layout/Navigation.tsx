import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { Place } from './places.ts';
import './navigation.css';

interface NavigationProps {
  places: readonly Place[];
  onNavigate?: () => void;
}

/** Navigation links; marks the current page. */
export function Navigation({ places, onNavigate }: NavigationProps) {
  const { t } = useTranslation('storefront');
  return (
    <ul className="sf-navigation">
      {places.map(({ to, text }) => (
        <li key={to}>
          <NavLink className="sf-navigation-link" to={to} end={to === '/'} onClick={onNavigate}>
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
