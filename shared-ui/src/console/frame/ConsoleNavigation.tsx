import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../icon/Icon.tsx';
import type { ConsoleItem } from './console-item.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { WaitingBadge } from './WaitingBadge.tsx';

interface ConsoleNavigationProps {
  items: readonly ConsoleItem[];
  onNavigate?: () => void;
}

/** Menu of a console: single pages and groups that can be collapsed. */
export function ConsoleNavigation({ items, onNavigate }: ConsoleNavigationProps) {
  const { t } = useTranslation('kit');
  const linkTo = ({ to, label, icon, end, count = 0 }: ConsoleItem) => (
    <li key={to}>
      <NavLink to={to} end={end} className="console-link" onClick={onNavigate}>
        <Icon icon={icon} />
        {label}
        {count > 0 && <WaitingBadge count={count} />}
      </NavLink>
    </li>
  );
  return (
    <nav className="console-navigation" aria-label={t('console.menu')}>
      <ul>
        {items.map((item, index) => {
          const { group } = item;
          if (!group) return linkTo(item);
          if (items[index - 1]?.group?.id === group.id) return null;
          const members = items.filter((other) => other.group?.id === group.id);
          return (
            <NavigationGroup key={group.id} group={group} items={members}>
              {members.map(linkTo)}
            </NavigationGroup>
          );
        })}
      </ul>
    </nav>
  );
}
