import { ButtonLink, plusLgIcon } from '@balsam/shared-ui';
import { CsvButton, type CsvButtonProps } from './CsvButton.tsx';

interface ListActionsProps extends CsvButtonProps {
  /** Where one more is added, and what the link says. */
  add: { to: string; text: string };
}

/** What can be done with a whole list: save it as a file, add to it. */
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
