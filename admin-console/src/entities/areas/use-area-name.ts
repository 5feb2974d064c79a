import { useWords } from '../lists/use-words.ts';

/** What people call a part of the site. */
export function useAreaName() {
  const words = useWords();
  return (area: string): string => words(`areas.names.${area}`, area);
}
