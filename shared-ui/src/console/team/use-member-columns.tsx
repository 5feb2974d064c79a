import { useTranslation } from 'react-i18next';
import { Badge } from '../../badge/Badge.tsx';
import { Button } from '../../button/Button.tsx';
import { DateTime } from '../../format/DateTime.tsx';
import { Email } from '../../format/Email.tsx';
import { trashIcon } from '../../icon/shapes.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import { ResetSecondStep } from './ResetSecondStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import { useTopicName } from './use-topic-name.ts';
import type { Done, MemberView } from './team-view.ts';

interface MemberActions {
  /** Members of a store can mute topics of its news. */
  isStore: boolean;
  /** False for a reader, who can only leave. */
  mayManage: boolean;
  onGiveRole: (member: MemberView) => void;
  /** Asks for confirmation before removing a member, or oneself. */
  onRemove: (member: MemberView) => void;
  /** Announces the removal of a member's second steps. */
  onResetFactors: (member: MemberView) => Promise<Done>;
}

export function useMemberColumns({ isStore, ...actions }: MemberActions): DataTableColumn<MemberView>[] {
  const { t } = useTranslation('kit');
  const topicName = useTopicName();
  return [
    {
      id: 'name',
      header: t('team.name'),
      primary: true,
      cell: ({ name, is_self: isSelf }) => (
        <span className="cluster">
          <bdi>{name}</bdi>
          {isSelf && <Badge>{t('team.you')}</Badge>}
        </span>
      ),
    },
    { id: 'email', header: t('signIn.email'), cell: ({ email }) => <Email address={email} /> },
    { id: 'role', header: t('team.role'), cell: ({ role }) => <bdi>{role.name}</bdi> },
    {
      id: 'seen',
      header: t('team.lastSeen'),
      cell: ({ last_seen_at: seen }) => (seen === null ? t('team.neverSeen') : <DateTime value={seen} />),
    },
    {
      id: 'factor',
      header: t('security.secondStep'),
      cell: (member) => <SecondStep person={member} />,
    },
    ...(isStore
      ? [
          {
            id: 'muted',
            header: t('team.muted'),
            cell: ({ muted }: MemberView) => muted.map(topicName).join(t('team.comma')),
          },
        ]
      : []),
    { id: 'joined', header: t('team.joined'), cell: ({ created_at: at }) => <DateTime value={at} dayOnly /> },
    {
      id: 'action',
      header: t('team.action'),
      hideHeader: true,
      align: 'end',
      cell: (member) => <Actions {...{ member, ...actions }} />,
    },
  ];
}

function Actions({
  member,
  mayManage,
  onGiveRole,
  onRemove,
  onResetFactors,
}: Omit<MemberActions, 'isStore'> & { member: MemberView }) {
  const { t } = useTranslation('kit');
  const { name, is_self: isSelf } = member;
  // Nobody changes their own role; another owner does.
  if (isSelf)
    return (
      <Button variant="outline" size="sm" onClick={() => onRemove(member)}>
        {t('team.leave.action')}
      </Button>
    );
  if (!mayManage) return null;
  return (
    <span className="cluster cluster-end cluster-nowrap">
      <Button
        variant="outline"
        size="sm"
        aria-label={t('team.giveRole.actionOf', { name })}
        onClick={() => onGiveRole(member)}
      >
        {t('team.giveRole.action')}
      </Button>
      <ResetSecondStep person={member} onReset={() => onResetFactors(member)} />
      <Button
        variant="ghost"
        size="sm"
        icon={trashIcon}
        aria-label={t('team.remove.actionOf', { name })}
        onClick={() => onRemove(member)}
      />
    </span>
  );
}
