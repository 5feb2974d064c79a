import type { AdminPrivacyRequest } from '@balsam/shared-api';
import { Button, DateTime, Drawer, Email, ReasonModal } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import { textKey } from '../../locales/texts.ts';
import { useAnswerPrivacyRequestMutation } from './privacy-api.ts';
import { RequestBadges } from './RequestBadges.tsx';

interface RequestDrawerProps {
  request: AdminPrivacyRequest;
  onHide: () => void;
}

const rule = string().trim().required(textKey('privacy.reasonMissing')).max(1000, textKey('privacy.reasonTooLong'));

/** A request with its facts and, while it is unanswered, the answers to it. */
export function RequestDrawer({ request, onHide }: RequestDrawerProps) {
  const { t } = useTranslation('admin-console');
  const [outcome, setOutcome] = useState<'fulfil' | 'refuse' | null>(null);
  const [answer] = useAnswerPrivacyRequestMutation();
  const { id, kind, state, note, person } = request;
  const isOpen = state === 'open' || state === 'waiting';
  const isByPeople = kind === 'correct' || kind === 'object';
  const submit = async (reason: string) => {
    if (outcome === null) return undefined;
    const response = await answer({ id, outcome, reason }).unwrap();
    onHide();
    return response;
  };
  return (
    <>
      <Drawer show={outcome === null} onHide={onHide} title={`${t(`privacy.kinds.${kind}`)}: ${person.name}`}>
        <RequestFacts request={request} />
        {note !== '' && <p dir="auto">{note}</p>}
        {isOpen && !isByPeople && <p className="text-body-secondary">{t('privacy.byProgram')}</p>}
        {isOpen && (
          <div className="cluster">
            {isByPeople && <Button onClick={() => setOutcome('fulfil')}>{t('privacy.fulfil')}</Button>}
            <Button variant="outline-danger" onClick={() => setOutcome('refuse')}>
              {t('privacy.refuse')}
            </Button>
          </div>
        )}
      </Drawer>
      {outcome !== null && (
        <ReasonModal
          title={t(`privacy.${outcome}Title`)}
          label={t('privacy.reason')}
          hint={t('privacy.reasonHint')}
          rule={rule}
          onSubmit={submit}
          failed={t('privacy.failed')}
          submitLabel={t(`privacy.${outcome}`)}
          danger={outcome === 'refuse'}
          t={t}
          onHide={() => setOutcome(null)}
        />
      )}
    </>
  );
}

function RequestFacts({ request }: Pick<RequestDrawerProps, 'request'>) {
  const { t } = useTranslation('admin-console');
  const { person, asked_at, due_on, erase_from, waits_for, reason, decided_by, done_at } = request;
  return (
    <dl className="facts">
      <dt>{t('privacy.email')}</dt>
      <dd>{person.is_erased ? t('privacy.erased') : <Email address={person.email} />}</dd>
      <dt>{t('privacy.asked')}</dt>
      <dd>
        <DateTime value={asked_at} />
      </dd>
      <dt>{t('privacy.due')}</dt>
      <dd>
        <DateTime value={due_on} dayOnly />
      </dd>
      {erase_from !== null && (
        <>
          <dt>{t('privacy.eraseFrom')}</dt>
          <dd>
            <DateTime value={erase_from} />
          </dd>
        </>
      )}
      <dt>{t('privacy.state')}</dt>
      <dd className="cell-stack">
        <RequestBadges request={request} />
        {waits_for.map((obstacle) => (
          <span key={obstacle}>{t(`privacy.obstacles.${obstacle}`)}</span>
        ))}
        {decided_by !== null && <bdi>{decided_by}</bdi>}
        {done_at !== null && <DateTime className="text-body-secondary" value={done_at} />}
      </dd>
      {reason !== '' && (
        <>
          <dt>{t('privacy.reason')}</dt>
          <dd dir="auto">{reason}</dd>
        </>
      )}
    </dl>
  );
}
