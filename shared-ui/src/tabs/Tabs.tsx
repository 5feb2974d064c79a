import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names/class-names.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Id>[];
  /** Id of the visible tab; `useTabParam` stores it in the address. */
  value: Id;
  onChange: (id: Id) => void;
  className?: string;
}

/** Step of each key in a left-to-right language. */
const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Panels with one visible. All stay mounted, so that input survives a look at another tab. react-aria's tabs offer
 * people no more and are 20 kB (docs/decisions/0025).
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, className }: TabsProps<Id>) {
  const { i18n } = useTranslation('kit');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useChosenInSight(list, '[aria-selected="true"]', value);

  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[aria-controls="${id}-${tab.id}"]`)?.focus();
  };
  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step !== undefined) choose(index + (i18n.dir() === 'rtl' ? -step : step));
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(tabs.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="nav nav-tabs">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            className={classNames('nav-link', tab.id === value && 'active')}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}`}
          aria-labelledby={`${id}-${tab.id}-tab`}
          className="tab-panel"
          hidden={tab.id !== value}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
