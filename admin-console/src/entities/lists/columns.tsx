import { Button, DateTime, Thumbnail, type DataTableColumn, pencilIcon, trashIcon } from '@balsam/shared-ui';

interface Named {
  /** Address of a small square picture, or null. */
  src: string | null;
  name: string;
}

/** The column of a list's pictures. */
export const pictureColumn = <Row,>(header: string, of: (row: Row) => Named): DataTableColumn<Row> => ({
  id: 'image',
  header,
  hideHeader: true,
  cell: (row) => <Thumbnail {...of(row)} />,
});

/** When each row came to be. */
export const createdColumn = <Row extends { created_at: string }>(header: string): DataTableColumn<Row> => ({
  id: 'created',
  header,
  cell: ({ created_at }) => <DateTime value={created_at} />,
});

interface RowButtonProps {
  /** Says whose button it is. */
  label: string;
  onClick: () => void;
}

/** Opens the dialog in which one row is changed. */
export function EditButton({ label, onClick }: RowButtonProps) {
  return <Button variant="ghost" size="sm" icon={pencilIcon} aria-label={label} onClick={onClick} />;
}

/** Asks to delete one row. */
export function DeleteButton({ label, onClick }: RowButtonProps) {
  return <Button variant="ghost" size="sm" icon={trashIcon} aria-label={label} onClick={onClick} />;
}
