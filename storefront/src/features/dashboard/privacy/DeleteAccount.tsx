import { useLogoutMutation, type PrivacyRequest } from '@balsam/shared-api';
import { Button, CheckboxField, DateTime, FormModal, trashIcon, useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useAskPrivacyRequestMutation, useWithdrawPrivacyRequestMutation } from './privacy-api.ts';

interface DeleteAccountProps {
  /** Newest request for an erasure. */
  request: PrivacyRequest | undefined;
  isGuest: boolean;
}

const SENTENCES = ['when', 'goes', 'stays', 'waits'] as const;

/** Deletes the account, or the data of a guest: what goes, what stays and why, and what it waits for. */
export function DeleteAccount({ request, isGuest }: DeleteAccountProps) {
  const { t } = useTranslation('storefront');
  const [isAsking, setIsAsking] = useState(false);
  const isOpen = request?.state === 'open' || request?.state === 'waiting';
  const texts = isGuest ? 'dashboard.privacy.deleteGuest' : 'dashboard.privacy.delete';
  return (
    <section className="panel stack" aria-labelledby="delete-account">
      <h2 id="delete-account">{t(`${texts}.title`)}</h2>
      {isOpen ? (
        <PendingErasure request={request} keep={t(`${texts}.keep`)} />
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
      {isAsking && <ConfirmErasure isGuest={isGuest} onHide={() => setIsAsking(false)} />}
    </section>
  );
}

/** An erasure that has been asked for: when it begins, what it waits for, and the way back. */
function PendingErasure({ request, keep }: { request: PrivacyRequest; keep: string }) {
  const { t } = useTranslation('storefront');
  const [withdraw, { isLoading }] = useWithdrawPrivacyRequestMutation();
  const send = useSend({ failed: t('dashboard.privacy.failed') });
  const { id, erase_from: eraseFrom, waits_for: waitsFor } = request;
  return (
    <>
      {waitsFor.length === 0 && eraseFrom !== null && (
        <p>
          {t('dashboard.privacy.erasure.planned')} <DateTime value={eraseFrom} dayOnly />
        </p>
      )}
      {waitsFor.length > 0 && (
        <>
          <p>{t('dashboard.privacy.erasure.waits')}</p>
          <ul>
            {waitsFor.map((obstacle) => (
              <li key={obstacle}>{t(`dashboard.privacy.obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Button busy={isLoading} onClick={() => void send(() => withdraw(id).unwrap())}>
          {keep}
        </Button>
      </div>
    </>
  );
}

function ConfirmErasure({ isGuest, onHide }: { isGuest: boolean; onHide: () => void }) {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [ask] = useAskPrivacyRequestMutation();
  const [logout] = useLogoutMutation();
  const texts = isGuest ? 'dashboard.privacy.deleteGuest' : 'dashboard.privacy.delete';
  const submit = async ({ with_reviews }: { with_reviews: boolean }) => {
    const response = await ask({ kind: 'erase', with_reviews }).unwrap();
    // Every session has ended; this browser forgets its own.
    if (!isGuest) {
      void logout();
      void navigate(href('home'));
    }
    return response;
  };
  return (
    <FormModal
      danger
      title={t(`${texts}.question`)}
      initialValues={{ with_reviews: false }}
      onSubmit={submit}
      failed={t('dashboard.privacy.failed')}
      submitLabel={t(`${texts}.confirm`)}
      cancelLabel={t(`${texts}.keep`)}
      t={t}
      onHide={onHide}
    >
      <p>{t(`${texts}.consequence`)}</p>
      {!isGuest && <CheckboxField name="with_reviews" label={t('dashboard.privacy.delete.withReviews')} />}
    </FormModal>
  );
}
