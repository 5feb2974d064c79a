import { useEffect, useRef } from 'react';

/**
 * Leads to the heading of a step that has taken the place of another: what was pressed has gone with that one. At the first
 * view nobody is moved.
 * @param step tells one step from another
 * @returns `heading`, for the heading of the step; `page`, for what holds all of them: its first h2 takes the focus where
 * the last step leaves no heading
 */
export function useStepFocus(step: string | undefined) {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) (heading.current ?? page.current?.querySelector('h2'))?.focus();
    before.current = step;
  }, [step]);
  return { page, heading };
}
