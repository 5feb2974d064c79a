import { changeLanguage, selectToken, useAppSelector, type Invitee, type Lang } from '@balsam/shared-api';
import { AuthCard, ButtonLink, EmptyState, LanguageSelect, QueryState, useLang } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { InvitationForm } from './InvitationForm.tsx';
import { useGetInviteeQuery } from './invitation-api.ts';
import { SignedInNote } from './SignedInNote.tsx';
import { href } from '../../entities/page/paths.ts';

/** Landing page of an invitation link. The token is in the fragment, which browsers never send to a server. */
export function InvitationPage() {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const session = useAppSelector(selectToken);
  const [sessionBefore] = useState(session);
  const isAccepted = session !== null && session !== sessionBefore;
  // Accepting uses the link up, so the invitee is not fetched again.
  const asked = useGetInviteeQuery(token, { skip: token === '' || isAccepted });
  const query = token === '' ? { data: null, isError: false, refetch: () => undefined } : asked;

  return (
    <main id="main">
      <title>{t('invitation.title')}</title>
      <AuthCard
        title={t('invitation.title')}
        lead={t('invitation.lead')}
        brandHref="/"
        footer={
          <LanguageSelect value={lang} onChange={(chosen: Lang) => changeLanguage(chosen, 'shell:notices.language')} />
        }
      >
        <QueryState<Invitee | null> query={query}>
          {(invitee) =>
            invitee === null ? (
              <DeadLink />
            ) : (
              <>
                {session !== null && !isAccepted && <SignedInNote />}
                <InvitationForm token={token} invitee={invitee} />
              </>
            )
          }
        </QueryState>
      </AuthCard>
    </main>
  );
}

function DeadLink() {
  const { t } = useTranslation('admin-console');
  return (
    <EmptyState
      title={t('invitation.dead')}
      text={t('invitation.deadText')}
      action={
        <ButtonLink to={href('login')} variant="outline">
          {t('invitation.signIn')}
        </ButtonLink>
      }
    />
  );
}
