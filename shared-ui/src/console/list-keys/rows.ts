const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('tbody tr')];

/** The row that has the focus, or that holds what has it. */
const currentRow = (list: Element) =>
  list.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('tbody tr') : null;

/** Moves the focus to the row so many further on; from outside of the rows, to the first one. */
export function moveRow(list: Element, by: 1 | -1): void {
  const rows = rowsOf(list);
  const current = currentRow(list);
  const index = current ? rows.indexOf(current) + by : 0;
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
}

/** Selects the current row, or takes it out of the selection. */
export function selectRow(list: Element): void {
  currentRow(list)?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

/** Presses the current row's first link or button, its name's own before any other. */
export function openRow(list: Element): void {
  const row = currentRow(list);
  const target =
    row?.querySelector<HTMLElement>('.cell-primary :is(a, button)') ?? row?.querySelector<HTMLElement>('a, button');
  target?.click();
}

/** Goes to the search field of the page that the list stands on. */
export function goToSearch(list: Element): void {
  const field = (list.closest('main') ?? document).querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
}
