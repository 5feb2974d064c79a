import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { formatNumber } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { Icon } from '../../icon/Icon.tsx';
import type { ConsoleItem } from './console-item.ts';

interface ConsoleNavigationProps {
  items: readonly ConsoleItem[];
  onNavigate?: () => void;
}

export function ConsoleNavigation({ items, onNavigate }: ConsoleNavigationProps) {
  const { t } = useTranslation('kit');
  return (
    <nav className="console-navigation" aria-label={t('console.menu')}>
      <ul>
        {items.map(({ to, label, icon, end, count = 0 }) => (
          <li key={to}>
            <NavLink to={to} end={end} className="console-link" onClick={onNavigate}>
              <Icon icon={icon} />
              {label}
              {count > 0 && <WaitingBadge count={count} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WaitingBadge({ count }: { count: number }) {
  const { t } = useTranslation('kit');
  return (
    <span className="console-count">
      <span aria-hidden="true">{formatNumber(count, useLang())}</span>
      <span className="visually-hidden">{t('console.waiting', { count })}</span>
    </span>
  );
}
