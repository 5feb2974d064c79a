import { useAreaName } from '../../entities/areas/use-area-name.ts';
import { useLabels } from '../../entities/lists/use-labels.ts';

/** Labels of areas and their failures. */
export function useFaultLabels() {
  const words = useLabels();
  return {
    areaOf: useAreaName(),
    phaseOf: (phase: string) => words(`areas.phases.${phase}`, phase),
    codeOf: (code: string) => words(`areas.codes.${code}`, code),
  };
}
