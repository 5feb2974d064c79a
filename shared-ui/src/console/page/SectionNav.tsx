import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useChosenInSight } from '../../tabs/use-chosen-in-sight.ts';

interface SectionNavProps {
  /** Accessible name of the navigation. */
  label: string;
  links: readonly { to: string; label: string }[];
}

/** Navigation between related pages, shown at the top of each. The first link is the parent path of the others. */
export function SectionNav({ label, links }: SectionNavProps) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useChosenInSight(row, '[aria-current="page"]', pathname);
  return (
    <nav ref={row} aria-label={label} className="nav nav-tabs section-nav">
      {links.map(({ to, label: text }, index) => (
        <NavLink key={to} to={to} end={index === 0} className="nav-link">
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
