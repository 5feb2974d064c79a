import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import type { Place } from './places.ts';
import './navigation.css';

interface NavigationProps {
  places: readonly Place[];
  onNavigate?: () => void;
  /** Menu next to the link to the shop. */
  shopMenu?: ReactNode;
}

/** Navigation links; marks the current page. */
export function Navigation({ places, onNavigate, shopMenu }: NavigationProps) {
  const { t } = useTranslation('storefront');
  return (
    <ul className="sf-navigation">
      {places.map(({ to, text }) => (
        <li key={to}>
          <NavLink className="sf-navigation-link" to={to} end={to === '/'} onClick={onNavigate}>
            {t(text)}
          </NavLink>
          {to === href('shop') && shopMenu}
        </li>
      ))}
    </ul>
  );
}
