import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { CheckboxField } from '../form/CheckboxField.tsx';
import { FormModal } from '../form/FormModal.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { trashIcon } from '../icon/shapes.ts';
import { useSend } from '../toast/use-send.ts';
import type { PersonKind, PrivacyActions, PrivacyRequestView } from './privacy-view.ts';

const SENTENCES = ['when', 'goes', 'stays', 'waits'] as const;
const TEXTS = { customer: 'privacy.delete', guest: 'privacy.deleteGuest', member: 'privacy.deleteMember' } as const;

interface DeleteAccountProps extends Pick<PrivacyActions, 'onAsk' | 'onWithdraw'> {
  /** Newest request for a deletion. */
  request: PrivacyRequestView | undefined;
  person: PersonKind;
}

/** Deletes the account, or the data of a guest: what goes, what stays and why, and what it waits for. */
export function DeleteAccount({ request, person, onAsk, onWithdraw }: DeleteAccountProps) {
  const { t } = useTranslation('kit');
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = request?.state === 'open' || request?.state === 'waiting';
  const texts = TEXTS[person];
  return (
    <section className="panel stack" aria-labelledby="delete-account">
      <h2 id="delete-account">{t(`${texts}.title`)}</h2>
      {isOpen ? (
        <PendingErasure request={request} keep={t(`${texts}.keep`)} onWithdraw={onWithdraw} />
      ) : (
        <>
          {SENTENCES.map((name) => (
            <p key={name}>{t(`${texts}.${name}`)}</p>
          ))}
          <div>
            <Button variant="outline-danger" icon={trashIcon} onClick={() => setIsAsking(true)}>
              {t(`${texts}.title`)}
            </Button>
          </div>
        </>
      )}
      {isAsking && <ConfirmErasure person={person} onAsk={onAsk} onHide={() => setIsAsking(false)} />}
    </section>
  );
}

interface PendingErasureProps extends Pick<PrivacyActions, 'onWithdraw'> {
  request: PrivacyRequestView;
  /** Label of the way back. */
  keep: string;
}

/** A deletion that has been asked for: when it begins, what it waits for, and the way back. */
function PendingErasure({ request, keep, onWithdraw }: PendingErasureProps) {
  const { t } = useTranslation('kit');
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ failed: t('privacy.failed') });
  const { id, erase_from: eraseFrom, waits_for: waitsFor } = request;
  const withdraw = async () => {
    setIsBusy(true);
    await send(() => onWithdraw(id));
    setIsBusy(false);
  };
  return (
    <>
      {waitsFor.length === 0 && eraseFrom !== null && (
        <p>
          {t('privacy.erasure.planned')} <DateTime value={eraseFrom} dayOnly />
        </p>
      )}
      {waitsFor.length > 0 && (
        <>
          <p>{t('privacy.erasure.waits')}</p>
          <ul>
            {waitsFor.map((obstacle) => (
              <li key={obstacle}>{t(`privacy.obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button busy={isBusy} onClick={() => void withdraw()}>
          {keep}
        </Button>
      </div>
    </>
  );
}

interface ConfirmErasureProps extends Pick<PrivacyActions, 'onAsk'> {
  person: PersonKind;
  onHide: () => void;
}

function ConfirmErasure({ person, onAsk, onHide }: ConfirmErasureProps) {
  const { t } = useTranslation('kit');
  const texts = TEXTS[person];
  return (
    <FormModal
      danger
      title={t(`${texts}.question`)}
      initialValues={{ with_reviews: false }}
      onSubmit={({ with_reviews }) => onAsk({ kind: 'erase', with_reviews })}
      failed={t('privacy.failed')}
      submitLabel={t(`${texts}.confirm`)}
      cancelLabel={t(`${texts}.keep`)}
      t={t}
      onHide={onHide}
    >
      <p>{t(`${texts}.consequence`)}</p>
      {person === 'customer' && <CheckboxField name="with_reviews" label={t('privacy.delete.withReviews')} />}
    </FormModal>
  );
}
