import { useLabels } from '../lists/use-labels.ts';

/** What people call a part of the site. */
export function useAreaName() {
  const words = useLabels();
  return (area: string): string => words(`areas.names.${area}`, area);
}
