import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RowKey } from '../../table/SelectionBox.tsx';
import { filtersOf } from '../views/list-view.ts';

/** The ids of all that a list's filters have found, on every page, and the filters themselves. */
interface Everything {
  filters: string;
  ids: readonly number[];
}

/**
 * Which rows of a list are selected: some of the page in sight, or all that its filters have found. Nobody changes what
 * they do not see: a row that has gone, or that other filters had found, is not selected.
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
