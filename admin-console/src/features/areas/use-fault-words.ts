import { useAreaName } from '../../entities/areas/use-area-name.ts';
import { useWords } from '../../entities/lists/use-words.ts';

/** Names an area and its faults. */
export function useFaultWords() {
  const words = useWords();
  return {
    areaOf: useAreaName(),
    phaseOf: (phase: string) => words(`areas.phases.${phase}`, phase),
    codeOf: (code: string) => words(`areas.codes.${code}`, code),
  };
}
