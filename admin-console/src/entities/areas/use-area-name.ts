import { useLabels } from '../lists/use-labels.ts';

/** Display name of an area. */
export function useAreaName() {
  const words = useLabels();
  return (area: string): string => words(`areas.names.${area}`, area);
}
