import type { Member } from '@balsam/shared-api';
import { Button, ConfirmAction, SearchBox, plusLgIcon } from '@balsam/shared-ui';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { ADMIN_FILTERS, useListAdminsQuery, useRemoveAdminMutation } from './admins-api.ts';
import { Invitations } from './Invitations.tsx';
import { InviteAdminModal } from './InviteAdminModal.tsx';
import { useAdminColumns } from './use-admin-columns.tsx';

/** Admins and open invitations. */
export function AdminsPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, setValue, setPage } = useListParams(ADMIN_FILTERS);
  const query = useListAdminsQuery({ page, perPage, ...values });
  const [remove] = useRemoveAdminMutation();
  const [isInviting, setIsInviting] = useState(false);
  const [removing, setRemoving] = useState<Member | null>(null);
  const columns = useAdminColumns(setRemoving);

  return (
    <ConsoleListPage
      title={t('admins.title')}
      listKey="admin-admins"
      filters={
        <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('admins.search')} />
      }
      actions={
        <div className="cluster">
          <CsvButton url="admin/team.csv" filters={values} />
          <Button icon={plusLgIcon} onClick={() => setIsInviting(true)}>
            {t('admins.invite.action')}
          </Button>
        </div>
      }
      query={query}
      columns={columns}
      loadingText={t('admins.loading')}
      emptyText={t('admins.noMatch')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      <Invitations />
      {isInviting && <InviteAdminModal onHide={() => setIsInviting(false)} />}
      {removing && (
        <ConfirmAction
          danger
          title={t('admins.remove.title', { name: removing.name })}
          text={t('admins.remove.text')}
          confirmLabel={t('admins.remove.confirm')}
          onConfirm={() => remove(removing.id).unwrap()}
          failed={t('admins.failed')}
          onHide={() => setRemoving(null)}
        />
      )}
    </ConsoleListPage>
  );
}
