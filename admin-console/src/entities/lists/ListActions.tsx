import { Allowed, type PlatformPermission } from '@balsam/shared-api';
import { ButtonLink, plusLgIcon } from '@balsam/shared-ui';
import { CsvButton, type CsvButtonProps } from './CsvButton.tsx';

interface ListActionsProps extends CsvButtonProps {
  /** Target and label of the "add" link, for those with the permission of its page. */
  add: { to: string; text: string; permission: PlatformPermission };
}

/** Actions on a whole list: export as CSV, add an entry. */
export function ListActions({ add, ...csv }: ListActionsProps) {
  return (
    <div className="cluster">
      <CsvButton {...csv} />
      <Allowed permission={add.permission}>
        <ButtonLink to={add.to} icon={plusLgIcon}>
          {add.text}
        </ButtonLink>
      </Allowed>
    </div>
  );
}
