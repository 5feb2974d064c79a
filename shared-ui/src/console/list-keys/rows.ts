const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('tbody tr')];

/** Row that has or contains the focus. */
const currentRow = (list: Element) =>
  list.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('tbody tr') : null;

/** Moves the focus by one row; from outside the rows, to the first one. */
export function moveRow(list: Element, by: 1 | -1): void {
  const rows = rowsOf(list);
  const current = currentRow(list);
  const index = current ? rows.indexOf(current) + by : 0;
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
}

/** Toggles the selection of the current row. */
export function selectRow(list: Element): void {
  currentRow(list)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

/** Clicks the current row's first link or button, preferably the one in its name. */
export function openRow(list: Element): void {
  const row = currentRow(list);
  const target =
    row?.querySelector<HTMLElement>('.cell-primary :is(a, button)') ?? row?.querySelector<HTMLElement>('a, button');
  target?.click();
}

/** Focuses the search field of the list's page. */
export function goToSearch(list: Element): void {
  const field = (list.closest('main') ?? document).querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
}
