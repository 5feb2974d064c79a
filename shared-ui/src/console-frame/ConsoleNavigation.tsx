import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../icon/Icon.tsx';
import type { ConsoleItem } from './ConsoleFrame.tsx';

interface ConsoleNavigationProps {
  items: readonly ConsoleItem[];
  onNavigate?: () => void;
}

/** The pages of a console; the current one is marked. */
export function ConsoleNavigation({ items, onNavigate }: ConsoleNavigationProps) {
  const { t } = useTranslation('kit');
  return (
    <nav className="console-navigation" aria-label={t('console.menu')}>
      <ul>
        {items.map(({ to, label, icon, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} className="console-link" onClick={onNavigate}>
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
