import { useTranslation } from 'react-i18next';
import { AuthCard } from '../../auth/AuthCard.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import type { Lang } from '../../format/format.ts';
import { useLang } from '../../format/use-lang.ts';
import { LanguageSelect } from '../../preferences/LanguageSelect.tsx';
import type { SecondStepValues } from '../../sign-in/second-step.ts';
import { EmptyState } from '../../state/EmptyState.tsx';
import { QueryState, type QueryResult } from '../../state/QueryState.tsx';
import { InvitationForm, type InviteeView } from './InvitationForm.tsx';

export interface ConsoleInvitationProps {
  lead: string;
  /** Recipient of the link; null if it is not valid any more. */
  query: QueryResult<InviteeView | null>;
  /** Name of the person who is signed in, whose session ends by accepting. */
  signedInAs?: string;
  /** Accepts with this password, and the second step of an account that has one. */
  onAccept: (password: string, step?: SecondStepValues) => Promise<unknown>;
  /** Called after accepting. */
  onDone: () => void;
  signInPath: string;
  onLanguageChange: (lang: Lang) => void;
}

/** Landing page of an invitation link to a console. */
export function ConsoleInvitation(props: ConsoleInvitationProps) {
  const { lead, query, signedInAs, onAccept, onDone, signInPath, onLanguageChange } = props;
  const { t } = useTranslation('kit');
  const lang = useLang();
  return (
    <main id="main">
      <title>{t('invitation.title')}</title>
      <AuthCard
        title={t('invitation.title')}
        lead={lead}
        brandHref="/"
        footer={<LanguageSelect value={lang} onChange={onLanguageChange} />}
      >
        <QueryState query={query}>
          {(invitee) =>
            invitee === null ? (
              <EmptyState
                title={t('invitation.dead')}
                text={t('invitation.deadText')}
                action={
                  <ButtonLink to={signInPath} variant="outline">
                    {t('signIn.submit')}
                  </ButtonLink>
                }
              />
            ) : (
              <>
                {signedInAs !== undefined && (
                  <p className="alert alert-warning" role="note">
                    {t('invitation.signedIn', { name: signedInAs })}
                  </p>
                )}
                <InvitationForm invitee={invitee} onAccept={onAccept} onDone={onDone} />
              </>
            )
          }
        </QueryState>
      </AuthCard>
    </main>
  );
}
