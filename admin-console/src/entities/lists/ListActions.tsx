import { ButtonLink, plusLgIcon } from '@balsam/shared-ui';
import { CsvButton, type CsvButtonProps } from './CsvButton.tsx';

interface ListActionsProps extends CsvButtonProps {
  /** Target and label of the "add" link. */
  add: { to: string; text: string };
}

/** Actions on a whole list: export as CSV, add an entry. */
export function ListActions({ add, ...csv }: ListActionsProps) {
  return (
    <div className="cluster">
      <CsvButton {...csv} />
      <ButtonLink to={add.to} icon={plusLgIcon}>
        {add.text}
      </ButtonLink>
    </div>
  );
}
