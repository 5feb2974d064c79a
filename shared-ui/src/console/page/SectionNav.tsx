import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useChosenInSight } from '../../tabs/use-chosen-in-sight.ts';

interface SectionNavProps {
  /** What its pages are about; read to screen readers. */
  label: string;
  links: readonly { to: string; label: string }[];
}

/** The pages that belong together, on top of each of them. The first is where the others are below. */
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
