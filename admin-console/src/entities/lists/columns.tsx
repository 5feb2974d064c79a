import { Button, DateTime, Thumbnail, type DataTableColumn, pencilIcon, trashIcon } from '@balsam/shared-ui';

interface Named {
  /** URL of a small square picture, or null. */
  src: string | null;
  name: string;
}

export const pictureColumn = <Row,>(header: string, of: (row: Row) => Named): DataTableColumn<Row> => ({
  id: 'image',
  header,
  hideHeader: true,
  cell: (row) => <Thumbnail {...of(row)} />,
});

export const createdColumn = <Row extends { created_at: string }>(header: string): DataTableColumn<Row> => ({
  id: 'created',
  header,
  cell: ({ created_at }) => <DateTime value={created_at} />,
});

interface RowButtonProps {
  /** Accessible name, which names the row. */
  label: string;
  onClick: () => void;
}

/** Opens the edit dialog of a row. */
export function EditButton({ label, onClick }: RowButtonProps) {
  return <Button variant="ghost" size="sm" icon={pencilIcon} aria-label={label} onClick={onClick} />;
}

/** Asks to delete a row. */
export function DeleteButton({ label, onClick }: RowButtonProps) {
  return <Button variant="ghost" size="sm" icon={trashIcon} aria-label={label} onClick={onClick} />;
}
