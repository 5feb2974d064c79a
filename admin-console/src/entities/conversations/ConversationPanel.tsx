import { usePermissions, type AdminThread } from '@balsam/shared-api';
import { Button, DateTime, formatNumber, keepShown, QueryState, Section, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationModal } from './ConversationModal.tsx';
import { DisputeState } from './DisputeState.tsx';
import { useListAdminThreadsQuery } from './threads-api.ts';

/** State of the conversation about a sub-order, which can be opened here; nothing for those who may not read it. */
export function ConversationPanel({ number }: { number: string }) {
  const may = usePermissions();
  return may('messages.read') ? <Panel number={number} /> : null;
}

function Panel({ number }: { number: string }) {
  const { t } = useTranslation('admin-console');
  const [isOpen, setIsOpen] = useState(false);
  const query = useListAdminThreadsQuery({ page: 1, search: number, state: '' });
  return (
    <Section title={t('disputes.conversation')}>
      <QueryState query={keepShown(query)}>
        {({ rows }) => {
          // The search also finds longer numbers.
          const thread = rows.find(({ order_sub_no: found }) => found === number);
          if (!thread) return <p className="text-secondary mb-0">{t('disputes.none')}</p>;
          return (
            <div className="stack">
              <State thread={thread} />
              <div>
                <Button variant="outline" onClick={() => setIsOpen(true)}>
                  {t('disputes.open')}
                </Button>
              </div>
              {isOpen && <ConversationModal thread={thread} onHide={() => setIsOpen(false)} />}
            </div>
          );
        }}
      </QueryState>
    </Section>
  );
}

function State({ thread }: { thread: AdminThread }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const { messages, waits_for: side, disputed_at: disputed, resolved_at: resolved, has_joined: hasJoined } = thread;
  return (
    <dl className="facts">
      <dt>{t('disputes.messages')}</dt>
      <dd>{formatNumber(messages, lang)}</dd>
      {side !== null && (
        <>
          <dt>{t('disputes.waitsFor')}</dt>
          <dd>{t(`disputes.sides.${side}`)}</dd>
        </>
      )}
      {disputed !== null && (
        <>
          <dt>{t(resolved === null ? 'disputes.since' : 'disputes.decidedOn')}</dt>
          <dd>
            <DateTime value={resolved ?? disputed} /> <DisputeState thread={thread} />
          </dd>
        </>
      )}
      {hasJoined && (
        <>
          <dt>{t('disputes.reading')}</dt>
          <dd>{t('disputes.hasJoined')}</dd>
        </>
      )}
    </dl>
  );
}
