import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RowKey } from '../../table/SelectionBox.tsx';
import { filtersOf } from '../views/list-view.ts';

/** Ids of all matching rows on every page, with the filters they match. */
interface Everything {
  filters: string;
  ids: readonly number[];
}

/**
 * Selected rows of a list: some on this page, or all that match the filters. A row that has disappeared or matched
 * other filters is not selected, so that no one changes what they do not see.
 */
export function useSelection(inSight: readonly number[]) {
  const filters = filtersOf(new URLSearchParams(useLocation().search));
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set());
  const [everything, setEverything] = useState<Everything | null>(null);
  const all = everything?.filters === filters ? everything.ids : null;
  const ids = all ?? inSight.filter((id) => chosen.has(id));
  const choose = (keys: ReadonlySet<RowKey>) => {
    setEverything(null);
    setChosen(keys);
  };
  return {
    ids,
    selected: all ? new Set<RowKey>(all) : chosen,
    isAll: all !== null,
    isWholePage: inSight.length > 0 && inSight.every((id) => chosen.has(id)),
    choose,
    chooseAll: (found: readonly number[]) => setEverything({ filters, ids: found }),
    clear: () => choose(new Set()),
  };
}
