import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a step that has replaced another, because the pressed button is gone. The first
 * render moves nothing.
 * @param step identifies the step
 * @returns `heading`, a ref for the step's heading; `page`, a ref for the container of all steps: its first h2 takes
 * the focus if the last step leaves no heading
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
